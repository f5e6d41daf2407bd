import { unwrap, wordsOf } from "./dom";
import { readHeadings, readParagraphs, readTables } from "./pasted-blocks";
import { readMarks } from "./pasted-marks";
import { makeWordLists } from "./word-lists";

/** The text as the editor takes it, and how many pictures it could not take. */
export type CleanPaste = { html: string; lostPictures: number };

const silent =
  "script, style, meta, link, title, template, xml, object, iframe, .callout-name, br.Apple-interchange-newline";
const kept: Record<string, readonly string[]> = {
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

/** Only pictures that this site has stored itself come along; of the others their number is told. */
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
  const names = kept[element.localName] ?? [];
  for (const { name } of [...element.attributes]) if (!names.includes(name)) element.removeAttribute(name);
}
