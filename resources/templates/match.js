"use strict";
// Sorts a table by the column of a clicked heading; without it, tables stay as they are.
for (const table of document.querySelectorAll("table.sort")) {
  const body = table.tBodies[0];
  const valueOf = (row, column) => {
    const cell = row.cells[column];
    const text = cell.dataset.v ?? cell.textContent.trim();
    const number = Number(text.replaceAll(",", ""));
    return text !== "" && Number.isFinite(number) ? number : text.toLocaleLowerCase();
  };
  const compare = (first, second) => {
    if (typeof first === typeof second) return first < second ? -1 : first > second ? 1 : 0;
    return typeof first === "number" ? -1 : 1;
  };
  [...table.tHead.rows[0].cells].forEach((heading, column) => {
    if (heading.classList.contains("wide")) return;
    const button = document.createElement("button");
    button.type = "button";
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener("click", () => {
      const down = heading.getAttribute("aria-sort") === "ascending";
      for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
      heading.setAttribute("aria-sort", down ? "descending" : "ascending");
      const rows = [...body.rows].map((row) => [valueOf(row, column), row]);
      rows.sort((first, second) => (down ? -1 : 1) * compare(first[0], second[0]));
      body.append(...rows.map((pair) => pair[1]));
    });
  });
}
