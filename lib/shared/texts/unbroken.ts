/** A number whose hyphens break no line: word joiners (U+2060) stand around them, which nobody sees. */
export function unbroken(number: string): string {
  return number.replace(/-/g, "\u2060-\u2060");
}
