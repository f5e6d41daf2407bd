/** A `<meta>` of the page head that a club may add. */
export type HeadTag = { attribute: "name" | "property"; key: string; content: string };

/** Verification, social and describing tags; none that changes how a browser treats the page. */
const allowedKeys =
  /^(?:[a-z0-9-]+-site-verification|msvalidate\.01|p:domain_verify|facebook-domain-verification|author|copyright|application-name|apple-mobile-web-app-title|format-detection|subject|classification|(?:og|fb|twitter|article|business|place):[a-z0-9_:-]+)$/;

const tag = /^<meta\s+([^<>]*?)\s*\/?>\s*/i;
const attribute = /^(name|property|content)\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')\s*/i;
const maxTags = 20;

/**
 * The tags of a text that holds nothing but allowed `<meta>` tags (domain.md 6 `SiteAddition`), else null. `http-equiv`,
 * scripts, comments and words between tags are not allowed.
 */
export function readHeadTags(text: string): HeadTag[] | null {
  const tags: HeadTag[] = [];
  let rest = text.trim();
  while (rest !== "") {
    const found = tag.exec(rest);
    const read = found && readAttributes(found[1] ?? "");
    if (!read || tags.length >= maxTags) return null;
    tags.push(read);
    rest = rest.slice(found[0].length);
  }
  return tags;
}

/** The tags as they are stored and put out: one spelling, every sign that could end an attribute escaped. */
export function writeHeadTags(tags: readonly HeadTag[]): string {
  return tags
    .map(({ attribute: kind, key, content }) => `<meta ${kind}="${key}" content="${escaped(content)}">`)
    .join("\n");
}

function readAttributes(text: string): HeadTag | null {
  const values = new Map<string, string>();
  let rest = text.trim();
  while (rest !== "") {
    const found = attribute.exec(rest);
    const name = found?.[1]?.toLowerCase();
    if (!found || name === undefined || values.has(name)) return null;
    values.set(name, found[2] ?? found[3] ?? "");
    rest = rest.slice(found[0].length);
  }
  const kind = values.has("name") ? "name" : "property";
  const key = values.get(kind)?.trim().toLowerCase() ?? "";
  const content = values.get("content");
  if (values.size !== 2 || content === undefined || content.length > 300) return null;
  return allowedKeys.test(key) ? { attribute: kind, key, content: unescaped(content) } : null;
}

const signs: readonly (readonly [string, string])[] = [
  ["&", "&amp;"],
  ['"', "&quot;"],
  ["<", "&lt;"],
  [">", "&gt;"],
];

function escaped(text: string): string {
  return signs.reduce((done, [sign, entity]) => done.replaceAll(sign, entity), text);
}

function unescaped(text: string): string {
  return signs.toReversed().reduce((done, [sign, entity]) => done.replaceAll(entity, sign), text);
}
