const half = /\p{Surrogate}/gu;

/**
 * A keyword as a segment of the inner path, in letters and digits alone. Percent codes would not do: what stands between
 * the front door and the page reads them once, or twice, or not at all, and `..` would be another path.
 */
export function keywordSegment(keyword: string): string {
  const coded = encodeURIComponent(keyword.replace(half, "")).replace(/[~.]/g, (sign) =>
    sign === "~" ? "%7E" : "%2E",
  );
  return coded.replaceAll("%", "~");
}

/** The keyword of a segment that `keywordSegment` made; empty for none. */
export function keywordOf(segment = ""): string {
  return decodeURIComponent(segment.replaceAll("~", "%"));
}
