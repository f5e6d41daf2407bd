/** At most `maxLength` characters, the last an ellipsis when something was cut; never half a surrogate pair. */
export function truncate(text: string, maxLength: number): string {
  const characters = Array.from(text);
  if (characters.length <= maxLength) return text;
  return `${characters
    .slice(0, Math.max(maxLength - 1, 0))
    .join("")
    .trimEnd()}…`;
}

/** Tags that stand inside a word: `미르<b>솔</b>은` is one word. */
const inlineTag = /^<\/?(?:a|b|i|u|s|em|strong|span|sub|sup|mark|small|code)[\s/>]/i;

/**
 * The plain text of HTML for descriptions: tags, comments, scripts and styles gone, entities read, spaces collapsed.
 * The answer is text, not safe HTML. One pass, so that no input makes it slow.
 */
export function stripTags(html: string): string {
  let text = "";
  let position = 0;
  while (position < html.length) {
    const open = html.indexOf("<", position);
    if (open === -1) return tidy(text + html.slice(position));
    text += html.slice(position, open);
    // A sign before anything but a name is a sign: "3 < 5".
    const isMarkup = /[a-z/!?]/i.test(html.charAt(open + 1));
    position = isMarkup ? endOfMarkup(html, open) : open + 1;
    if (!isMarkup) text += "<";
    else if (!inlineTag.test(html.slice(open, open + 9))) text += " ";
  }
  return tidy(text);
}

/** The position after a tag, a comment, or a whole script or style; the end of the text when it never closes. */
function endOfMarkup(html: string, open: number): number {
  if (html.startsWith("<!--", open)) return after(html, "-->", open + 4);
  const end = after(html, ">", open);
  const silent = /^<(script|style)[\s>/]/i.exec(html.slice(open, open + 8))?.[1];
  if (!silent) return end;
  const closing = new RegExp(`</${silent}`, "gi");
  closing.lastIndex = end;
  const match = closing.exec(html);
  return match ? after(html, ">", match.index) : html.length;
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

const namedEntities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

function tidy(text: string): string {
  return (
    text
      .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, readEntity)
      .replace(/\s+/g, " ")
      // A full-width full stop holds its own room.
      .replace(/([。！？：]) /g, "$1")
      .trim()
  );
}

function readEntity(entity: string, name: string): string {
  if (!name.startsWith("#")) return namedEntities[name.toLowerCase()] ?? entity;
  const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : entity;
}

const jsonLdEscapes: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that can stand inside a script element: no text in it can close the element (checklist S-42). */
export function escapeJsonLd(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (sign) => jsonLdEscapes[sign] ?? sign);
}

/** A number whose hyphens break no line: word joiners (U+2060) stand around them, which nobody sees. */
export function unbroken(number: string): string {
  return number.replace(/-/g, "\u2060-\u2060");
}

/** The typed text, trimmed; null for nothing but space. */
export const textOrNull = (text: string): string | null => text.trim() || null;

/** The lines of a text that a club writes by the line: trimmed, empty ones left out. */
export function textLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
