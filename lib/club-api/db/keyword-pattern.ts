/** A keyword as `ilike` looks for it anywhere in a text: its own signs count as letters. */
export function keywordPattern(keyword: string): string {
  return `%${keyword.normalize("NFC").replace(/[\\%_]/g, "\\$&")}%`;
}
