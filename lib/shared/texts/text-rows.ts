/** The lines of a text that a club writes by the line: trimmed, empty ones left out. */
export function textLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** A small table that a club writes as text, a row a line: `1998 | Mir and Sol open` → `[["1998", "Mir and Sol open"]]`. */
export function textRows(text: string): string[][] {
  return textLines(text).map((line) => line.split("|").map((cell) => cell.trim()));
}
