/*
 * Names of other parts within an office document: relationships (OPC, ECMA-376 part 2), content types and the list of
 * a hwpx. They are read as an XML reader reads them, whole, since an office program follows the names and types in
 * them and not the names that the parts have in the archive.
 */

type Tag = { name: string; attributes: ReadonlyMap<string, string> };

const attribute = String.raw`[^\s=/>"'<]+\s*=\s*(?:"[^"<]*"|'[^'<]*')`;
const piece = new RegExp(
  String.raw`\s+|<\?[^]*?\?>|<!--[^]*?-->|</[^\s<>"'=/]+\s*>|<([^\s<>"'=/!?]+)((?:\s+${attribute})*)\s*/?>|[^<]+`,
  "y",
);
const oneAttribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The last word of types of parts that an office program starts, loads or asks elsewhere for. */
const activeTypes: readonly string[] = [
  ...["vbaproject", "wordvbadata", "attachedtoolbars", "xlmacrosheet", "xlintlmacrosheet"],
  ...["oleobject", "control", "activexcontrolbinary"],
  // A page or a letter of another format within the document, with whatever that format can do.
  "afchunk",
  // Another workbook, a program that is asked by DDE, a database, a web page: each is asked when the sheet opens.
  ...["externallink", "connections"],
  ...["webextension", "webextensiontaskpanes"],
];
const activeContent = /vba(?:project|data)|macroenabled|macrosheet|oleobject|activex|webextension/i;
/** An address of its own, or a share of another computer; within the archive names have neither. */
const elsewhere = /^\s*(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i;

/** Whether a part names other parts, so that all of it is read. */
export function namesParts(name: string): boolean {
  return /(?:\.rels|\.hpf|\[content_types\]\.xml)$/i.test(name);
}

/** Why a part that names others is refused; null for none. */
export function referenceFault(name: string, bytes: Buffer): string | null {
  const text = textOf(bytes);
  const tags = text === null ? null : tagsOf(text);
  if (!tags) return "an unreadable list of parts";
  for (const { name: tag, attributes } of tags) {
    if (activeContent.test(attributes.get("contenttype") ?? "")) return "active content";
    if (/\.hpf$/i.test(name) && elsewhere.test(attributes.get("href") ?? "")) return "a part from elsewhere";
    const fault = tag === "relationship" ? relationshipFault(attributes) : null;
    if (fault) return fault;
  }
  return null;
}

/** Links to follow are the only thing outside that a document may name. */
function relationshipFault(attributes: Tag["attributes"]): string | null {
  const type = (attributes.get("type") ?? "").trim().split("/").at(-1)?.toLowerCase() ?? "";
  if (activeTypes.includes(type)) return "active content";
  const isExternal = (attributes.get("targetmode") ?? "").trim().toLowerCase() === "external";
  return isExternal && type !== "hyperlink" ? "a part from elsewhere" : null;
}

/** The text of a part in the encodings that are allowed; null when it is none. */
function textOf(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 2).toString("hex");
  const isLittle = head === "fffe" || /^(?!00)..00$/.test(head);
  const encoding = isLittle ? "utf-16le" : head === "feff" || /^00(?!00)/.test(head) ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The start tags of a text; null when it is not made of tags, text, comments and instructions only. */
function tagsOf(text: string): Tag[] | null {
  const tags: Tag[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < text.length) {
    const found = piece.exec(text);
    if (!found) return null;
    const [, name, attributes = ""] = found;
    const read = name === undefined ? null : attributesOf(attributes);
    if (name === undefined) continue;
    if (!read) return null;
    tags.push({ name: localName(name), attributes: read });
  }
  return tags;
}

/** By their names without prefix, in small letters; null for two that differ in nothing else. */
function attributesOf(text: string): Map<string, string> | null {
  const found = new Map<string, string>();
  for (const [, name = "", double, single] of text.matchAll(oneAttribute)) {
    if (/^xmlns(?::|$)/.test(name)) continue;
    if (found.has(localName(name))) return null;
    found.set(localName(name), withoutReferences(double ?? single ?? ""));
  }
  return found;
}

const localName = (name: string) => name.split(":").at(-1)?.toLowerCase() ?? "";

/** `&#69;xternal` is `External` to an XML reader. */
function withoutReferences(text: string): string {
  return text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_whole, hex?: string, decimal?: string) =>
    String.fromCodePoint(
      Math.min(0x10ffff, Number.parseInt(hex ?? decimal ?? "", hex === undefined ? 10 : 16)),
    ),
  );
}
