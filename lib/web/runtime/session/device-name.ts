type Named = readonly [pattern: RegExp, name: string];

/** In the order of asking: many browsers also name those whose engine they use. */
const browsers: readonly Named[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bWhale\//, "Whale"],
  [/\bOPR\//, "Opera"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: readonly Named[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** The browser and the system of a user agent as people know them; null for one that says nothing known. */
export function deviceName(userAgent: string | null): string | null {
  const nameOf = (names: readonly Named[]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? null;
  const parts = [nameOf(browsers), nameOf(systems)].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(" · ") : null;
}
