const codes: Readonly<Record<string, string>> = {
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON as it stands in a script: no text of it can end the script. The same form as Next's `htmlEscapeJsonString`. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[&<>\u2028\u2029]/g, (sign) => codes[sign] ?? sign);
}

/** The value of a text that is exactly what `scriptJson` writes; undefined for any other text. */
export function scriptValue(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return scriptJson(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}
