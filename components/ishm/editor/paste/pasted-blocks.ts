import { renamed, unwrap, wordsOf } from "./dom";

const blocks = "p, div, ul, ol, table, blockquote, pre, hr, h1, h2, h3, h4, h5, h6, aside, figure";

/** The page's own title is the first heading: those of a text begin at the second. */
export function readHeadings(body: Element): void {
  for (const title of body.querySelectorAll("p.MsoTitle")) renamed(title, "h1");
  const step = body.querySelector("h1") ? 1 : 0;
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const level = Math.min(Number(heading.localName[1]) + step, 4);
    renamed(heading, wordsOf(heading) === "" && !heading.querySelector("img") ? "p" : `h${level}`);
  }
}

/** A first row that is bold from end to end heads its table. */
export function readTables(body: Element): void {
  for (const table of body.querySelectorAll("table")) {
    for (const part of table.querySelectorAll("colgroup, col")) part.remove();
    const cells = [...(table.rows[0]?.cells ?? [])];
    const isHead =
      table.rows.length > 1 && cells.every(isHeadCell) && cells.some((cell) => wordsOf(cell) !== "");
    if (!isHead) continue;
    for (const cell of cells) makeHeadCell(cell);
  }
}

function isHeadCell(cell: HTMLTableCellElement): boolean {
  if (cell.localName === "th") return true;
  const bold = [...cell.querySelectorAll("strong")].map(wordsOf).join("");
  return bold.replace(/ /g, "") === wordsOf(cell).replace(/ /g, "");
}

function makeHeadCell(cell: HTMLTableCellElement): void {
  const { colSpan, rowSpan } = cell;
  const head = renamed(cell, "th");
  head.setAttribute("scope", "col");
  if (colSpan > 1) head.setAttribute("colspan", String(colSpan));
  if (rowSpan > 1) head.setAttribute("rowspan", String(rowSpan));
  for (const bold of head.querySelectorAll("strong")) unwrap(bold);
}

/** Divisions become paragraphs or nothing; paragraphs that say nothing go, as far as something else stands there. */
export function readParagraphs(body: Element): void {
  for (const division of [...body.querySelectorAll("div, section, article, header, footer, main, center")]) {
    if (division.querySelector(blocks)) unwrap(division);
    else renamed(division, "p");
  }
  const isOfBlocks = body.querySelector(`:scope > :is(${blocks})`) !== null;
  for (const line of isOfBlocks ? body.querySelectorAll(":scope > br") : []) line.remove();
  for (const paragraph of body.querySelectorAll("p")) {
    const isEmpty = wordsOf(paragraph) === "" && !paragraph.querySelector("img");
    const isNeeded = /^(td|th|li)$/.test(paragraph.parentElement?.localName ?? "");
    if (!isEmpty) continue;
    if (isNeeded && paragraph.parentElement?.children.length === 1) paragraph.replaceChildren();
    else paragraph.remove();
  }
}
