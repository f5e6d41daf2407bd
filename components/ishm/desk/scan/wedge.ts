/** The keys of a scanner that types: so far, and when the last one came. */
export type Burst = { text: string; lastAt: number };
type Key = { key: string; code: string; isShift: boolean; at: number };

/** A scanner's keys follow each other within some milliseconds; fingers need more than this, over so many keys. */
const longestGapMs = 45;
const fewestKeys = 8;

export const noBurst: Burst = { text: "", lastAt: Number.NEGATIVE_INFINITY };

/** Adds a key to a burst; `code` is the scanned text when Enter ends one, null before that or for typing by hand. */
export function readKey(burst: Burst, key: Key): { burst: Burst; code: string | null } {
  const isQuick = key.at - burst.lastAt <= longestGapMs;
  if (key.key === "Enter") {
    return { burst: noBurst, code: isQuick && burst.text.length >= fewestKeys ? burst.text : null };
  }
  // Shift alone: scanners press it before a capital letter.
  if (key.key === "Shift") return { burst, code: null };
  const letter = letterOf(key);
  if (letter === null) return { burst: noBurst, code: null };
  return { burst: { text: isQuick ? burst.text + letter : letter, lastAt: key.at }, code: null };
}

const signs: Readonly<Record<string, readonly [string, string]>> = {
  Minus: ["-", "_"],
  NumpadSubtract: ["-", "-"],
  Period: [".", ">"],
  NumpadDecimal: [".", "."],
  Slash: ["/", "?"],
  Semicolon: [";", ":"],
};

/** The Latin letter of a key, by its position on the keyboard while a Korean or Japanese one is set. */
function letterOf({ key, code, isShift }: Key): string | null {
  if (/^[\x20-\x7e]$/.test(key)) return key;
  if (key.length > 1 && key !== "Process" && key !== "Unidentified") return null;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) return isShift ? letter : letter.toLowerCase();
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  return digit ?? signs[code]?.[isShift ? 1 : 0] ?? null;
}
