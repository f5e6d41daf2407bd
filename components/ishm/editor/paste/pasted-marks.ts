import { renamed, styleOf, unwrap, wordsOf } from "./dom";

const isBold = (style: string) => /font-weight:\s*(?:bold|[6-9]00)/i.test(style);
const isPlain = (style: string) => /font-weight:\s*(?:normal|[1-4]00)/i.test(style);

const marks: readonly [name: string, isMeant: (style: string) => boolean][] = [
  ["strong", isBold],
  ["em", (style) => /font-style:\s*(?:italic|oblique)/i.test(style)],
  ["u", (style) => /text-decoration[\w-]*:[^;]*underline/i.test(style)],
  ["s", (style) => /text-decoration[\w-]*:[^;]*line-through/i.test(style)],
];

/** Turns styles of other programs (bold, italic, underline, strike) into elements and removes the spans. */
export function readMarks(body: Element): void {
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
