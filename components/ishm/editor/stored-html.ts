import type { Editor } from "@tiptap/core";
import { DOMSerializer } from "@tiptap/pm/model";

/** The text as it is stored: like the editor's own HTML, without what only the editor needs. */
export function storedHtml(editor: Editor): string {
  const root = document.createElement("div");
  root.append(DOMSerializer.fromSchema(editor.schema).serializeFragment(editor.state.doc.content));
  for (const table of root.querySelectorAll("table")) putRowsIntoParts(table);
  for (const paragraph of root.querySelectorAll("li > p:first-child, th > p, td > p")) unwrapAlone(paragraph);
  removeBlankEnd(root);
  return root.innerHTML;
}

/** The editor keeps an empty line below the text to write on in; it is no part of it. */
function removeBlankEnd(root: HTMLElement): void {
  for (let last = root.lastElementChild; last?.localName === "p" && !last.hasChildNodes(); ) {
    last.remove();
    last = root.lastElementChild;
  }
}

/** Rows of nothing but header cells begin a table as its head; rows that came from a part go back there. */
function putRowsIntoParts(table: HTMLTableElement): void {
  table.querySelector("caption")?.removeAttribute("contenteditable");
  const rows = [...table.rows];
  const parts = rows.map(partOf);
  for (const row of rows) delete row.dataset.part;
  const bodyFrom = parts.findIndex((part) => part !== "thead");
  const footFrom = parts.findLastIndex((part) => part !== "tfoot") + 1;
  if (bodyFrom === -1) return;
  const head = rows.slice(0, bodyFrom);
  const foot = rows.slice(Math.max(footFrom, bodyFrom));
  if (head.length > 0) table.createTHead().append(...head);
  if (foot.length > 0) table.createTFoot().append(...foot);
  for (const body of table.tBodies) if (body.rows.length === 0) body.remove();
}

function partOf(row: HTMLTableRowElement): string | undefined {
  const cells = [...row.cells];
  if (row.dataset.part === "thead") return cells.some(isHeader) ? "thead" : "tbody";
  return row.dataset.part ?? (cells.every(isHeader) ? "thead" : "tbody");
}

const isHeader = (cell: HTMLTableCellElement) => cell.localName === "th";

/** One paragraph alone in a cell or before the list inside an item says no more than its words. */
function unwrapAlone(paragraph: Element): void {
  const next = paragraph.nextElementSibling;
  const isAlone = !paragraph.previousElementSibling && (!next || /^[ou]l$/.test(next.localName));
  if (isAlone && paragraph.attributes.length === 0) paragraph.replaceWith(...paragraph.childNodes);
}
