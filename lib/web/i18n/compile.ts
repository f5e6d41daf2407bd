import compile from "icu-minify/compile";
import type { Messages } from "./merge";

/** Texts as they are formatted: one without arguments stays a string. */
export type CompiledMessages = { [key: string]: string | readonly unknown[] | CompiledMessages };

const maxTexts = 20_000;
const known = new Map<string, string | readonly unknown[]>();
const whole = new WeakMap<Messages, CompiledMessages>();

/**
 * Compiles all texts once, so that browsers format them without a parser of their own. A text of the club that is no
 * valid ICU message is shown as it is. The same object gives the same answer: nobody may change either.
 */
export function compileMessages(messages: Messages): CompiledMessages {
  const last = whole.get(messages);
  if (last) return last;
  const made = Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      typeof text === "string" ? compiled(text) : compileMessages(text),
    ]),
  );
  whole.set(messages, made);
  return made;
}

function compiled(text: string): string | readonly unknown[] {
  const cached = known.get(text);
  if (cached !== undefined) return cached;
  if (known.size >= maxTexts) known.clear();
  const made = attempt(text);
  known.set(text, made);
  return made;
}

function attempt(text: string): string | readonly unknown[] {
  try {
    // Plain objects: those of the compiler have no prototype, and cross no border between server and browser.
    return JSON.parse(JSON.stringify(compile(text)));
  } catch {
    return text;
  }
}
