import { renamed, styleOf, unwrap, wordsOf } from "./dom";
import { makeWordLists } from "./word-lists";

/** The text as the editor takes it, and how many pictures it could not take. */
export type CleanPaste = { html: string; lostPictures: number };

const silent =
  "script, style, meta, link, title, template, xml, object, iframe, .callout-name, br.Apple-interchange-newline";
const allowedAttributes: Record<string, readonly string[]> = {
  a: ["href"],
  img: ["src", "alt", "width", "height", "data-width"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
  aside: ["data-callout"],
  figure: ["data-video"],
};
const safeAddress = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;

/** Cleans HTML copied from Word, Hangul, Google Docs or a web page of the markup that only those know. */
export function cleanPasted(html: string, ownOrigin: string): CleanPaste {
  // Copied in an editor like this one: there is nothing to clean.
  if (html.includes("data-pm-slice")) return { html, lostPictures: 0 };
  const { body } = new DOMParser().parseFromString(html, "text/html");
  removeComments(body);
  for (const element of body.querySelectorAll(silent)) element.remove();
  for (const element of body.querySelectorAll("*")) {
    // `o:p` and its like; what they hold are words only sometimes.
    if (element.localName.includes(":")) wordsOf(element) === "" ? element.remove() : unwrap(element);
  }
  makeWordLists(body);
  readMarks(body);
  readTables(body);
  readHeadings(body);
  const lostPictures = readPictures(body, ownOrigin);
  readParagraphs(body);
  for (const link of body.querySelectorAll("a")) {
    if (!safeAddress.test(link.getAttribute("href") ?? "")) unwrap(link);
  }
  for (const element of body.querySelectorAll("*")) keepKnown(element);
  return { html: body.innerHTML.trim(), lostPictures };
}

function removeComments(body: Element): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Only pictures stored by this site are pasted; the others are counted. */
function readPictures(body: Element, ownOrigin: string): number {
  const isOwn = (image: Element) => {
    const src = (image.getAttribute("src") ?? "").replace(`${ownOrigin}/`, "/").replace(/\?w=\d+$/, "");
    if (!/^\/files\//.test(src)) return false;
    image.setAttribute("src", src);
    return true;
  };
  const lost = [...body.querySelectorAll("img")].filter((image) => !isOwn(image));
  for (const image of lost) image.remove();
  return lost.length;
}

function keepKnown(element: Element): void {
  const names = allowedAttributes[element.localName] ?? [];
  for (const { name } of [...element.attributes]) if (!names.includes(name)) element.removeAttribute(name);
}

const isBold = (style: string) => /font-weight:\s*(?:bold|[6-9]00)/i.test(style);
const isPlain = (style: string) => /font-weight:\s*(?:normal|[1-4]00)/i.test(style);

const marks: readonly [name: string, isMeant: (style: string) => boolean][] = [
  ["strong", isBold],
  ["em", (style) => /font-style:\s*(?:italic|oblique)/i.test(style)],
  ["u", (style) => /text-decoration[\w-]*:[^;]*underline/i.test(style)],
  ["s", (style) => /text-decoration[\w-]*:[^;]*line-through/i.test(style)],
];

/** Turns styles of other programs (bold, italic, underline, strike) into elements and removes the spans. */
function readMarks(body: Element): void {
  // Google Docs wraps all it copies into a bold element that is not bold.
  for (const bold of body.querySelectorAll("b, strong")) if (isPlain(styleOf(bold))) unwrap(bold);
  for (const span of body.querySelectorAll("span, font")) {
    const style = span.closest("a") ? styleOf(span).replace(/underline/gi, "") : styleOf(span);
    if (wordsOf(span) !== "") {
      for (const [name, isMeant] of marks) if (isMeant(style)) wrapContent(span, name);
    }
    unwrap(span);
  }
  for (const [from, to] of [
    ["b", "strong"],
    ["i", "em"],
    ["ins", "u"],
    ["del, strike", "s"],
  ] as const) {
    for (const element of body.querySelectorAll(from)) renamed(element, to);
  }
  // A heading is bold by itself.
  for (const bold of body.querySelectorAll(":is(h1, h2, h3, h4, h5, h6) strong")) unwrap(bold);
}

function wrapContent(element: Element, name: string): void {
  const mark = element.ownerDocument.createElement(name);
  mark.append(...element.childNodes);
  element.append(mark);
}

const blocks = "p, div, ul, ol, table, blockquote, pre, hr, h1, h2, h3, h4, h5, h6, aside, figure";

/** The page's own title is the first heading: those of a text begin at the second. */
function readHeadings(body: Element): void {
  for (const title of body.querySelectorAll("p.MsoTitle")) renamed(title, "h1");
  const step = body.querySelector("h1") ? 1 : 0;
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const level = Math.min(Number(heading.localName[1]) + step, 4);
    renamed(heading, wordsOf(heading) === "" && !heading.querySelector("img") ? "p" : `h${level}`);
  }
}

/** A first row that is bold from end to end heads its table. */
function readTables(body: Element): void {
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
function readParagraphs(body: Element): void {
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
