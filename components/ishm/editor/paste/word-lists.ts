import { styleOf, wordsOf } from "./dom";

/** `mso-list:l0 level2 lfo1`: a paragraph of Word that is an item of a list. */
const listStyle = /mso-list:\s*l\d+\s+level(\d)/i;
const numbered = /^\(?(?:\d+|[a-z]|[ivxlc]+|[가-하]|[一二三四五六七八九十]+)[.)]|^[①-⑳]/i;

type Item = { level: number; kind: "ul" | "ol"; paragraph: Element };

/** Word writes the items of a list as paragraphs with a sign of their own; this makes lists of them. */
export function makeWordLists(body: Element): void {
  for (const paragraph of [...body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")]) {
    if (!paragraph.isConnected || !itemOf(paragraph)) continue;
    const items: Item[] = [];
    for (let next: Element | null = paragraph; next; next = next.nextElementSibling) {
      const item = itemOf(next);
      if (!item) break;
      items.push(item);
    }
    const place = body.ownerDocument.createComment("");
    paragraph.before(place);
    place.replaceWith(...listsOf(items));
  }
}

function itemOf(paragraph: Element): Item | null {
  const level = Number(listStyle.exec(styleOf(paragraph))?.[1] ?? 0);
  if (level === 0 || !/^(p|h[1-6])$/.test(paragraph.localName)) return null;
  const sign = signOf(paragraph);
  return { level, kind: numbered.test(sign ? wordsOf(sign) : "") ? "ol" : "ul", paragraph };
}

/** The bullet or number, which Word marks as one that other programs should ignore. */
function signOf(paragraph: Element): Element | undefined {
  return [...paragraph.querySelectorAll("[style]")].find((one) => /mso-list:\s*ignore/i.test(styleOf(one)));
}

function listsOf(items: readonly Item[]): Element[] {
  const lists: Element[] = [];
  const open: { level: number; list: Element }[] = [];
  for (const { level, kind, paragraph } of items) {
    signOf(paragraph)?.remove();
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let top = open.at(-1);
    if (top?.level === level && top.list.localName !== kind && open.length === 1) top = undefined;
    if (!top || top.level < level) {
      const list = paragraph.ownerDocument.createElement(kind);
      const item = top?.list.lastElementChild;
      if (item) item.append(list);
      else lists.push(list);
      if (!item) open.length = 0;
      top = { level, list };
      open.push(top);
    }
    const item = paragraph.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    top.list.append(item);
    paragraph.remove();
  }
  return lists;
}
