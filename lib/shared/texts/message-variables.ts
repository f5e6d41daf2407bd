/** Variables of a text and, as `<b>`, its tags; sorted, each once. */
export type TextVariables = readonly string[];

type Reader = { text: string; at: number; names: Set<string> };

const branching = new Set(["plural", "selectordinal", "select"]);

/**
 * The variables of a message: `{0}`, `{name}`, `{count, plural, one {# day} other {# days}}`, tags as `<b>…</b>`. Null when
 * its braces do not close, or something in braces is no variable: nothing could fill it.
 */
export function messageVariables(text: string): TextVariables | null {
  const reader: Reader = { text, at: 0, names: new Set() };
  const isWhole = readText(reader) && reader.at === text.length;
  return isWhole ? [...reader.names].sort() : null;
}

/** Whether a text can stand in the place of another: it is filled with the same. */
export function hasSameVariables(text: string, original: string): boolean {
  const found = messageVariables(text);
  const wanted = messageVariables(original);
  return found !== null && (wanted === null || found.join() === wanted.join());
}

/** Reads up to the closing brace of the branch that the text stands in, or to its end. */
function readText(reader: Reader): boolean {
  while (reader.at < reader.text.length) {
    const sign = reader.text[reader.at];
    if (sign === "}") return true;
    if (sign === "'") skipQuoted(reader);
    else if (sign === "{") {
      if (!readArgument(reader)) return false;
    } else if (sign === "<") readTag(reader);
    else reader.at += 1;
  }
  return true;
}

/** An apostrophe before a brace or a tag quotes up to the next one; any other is an apostrophe. */
function skipQuoted(reader: Reader): void {
  const isQuoting = /[{}<>]/.test(reader.text[reader.at + 1] ?? "");
  const end = isQuoting ? reader.text.indexOf("'", reader.at + 1) : reader.at;
  reader.at = end < 0 ? reader.text.length : end + 1;
}

function readTag(reader: Reader): void {
  const name = take(reader, /<\/?([a-z]\w*)>/iy)?.[1];
  if (name) reader.names.add(`<${name}>`);
  else reader.at += 1;
}

function readArgument(reader: Reader): boolean {
  const name = take(reader, /\{\s*(\w+)\s*/y)?.[1];
  if (name === undefined) return false;
  reader.names.add(name);
  if (take(reader, /\}/y)) return true;
  const type = take(reader, /,\s*(\w+)\s*/y)?.[1];
  if (type === undefined) return false;
  return branching.has(type) ? readBranches(reader) : take(reader, /(?:,[^{}]*)?\}/y) !== null;
}

/** `, one {…} other {…}`. */
function readBranches(reader: Reader): boolean {
  if (!take(reader, /,\s*(?:offset:\s*\d+\s*)?/y)) return false;
  let isOther = false;
  for (;;) {
    if (take(reader, /\s*\}/y)) return isOther;
    const selector = take(reader, /\s*(=?[\w-]+)\s*\{/y)?.[1];
    if (selector === undefined || !readText(reader) || !take(reader, /\}/y)) return false;
    isOther ||= selector === "other";
  }
}

/** Consumes the given token at the reader's position; null when something else is there. */
function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (found) reader.at = pattern.lastIndex;
  return found;
}
