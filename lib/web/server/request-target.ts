/** What a path may hold as it is (RFC 3986, pchar), beyond what `encodeURIComponent` leaves alone. */
const plainSigns = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;
/** A segment that would be another path, or no text, once something behind us reads its codes. */
const unsafeSegment = /^\.{1,2}$|[/\\\p{Cc}]/u;

/**
 * A request target in its one form, which guards, cache keys and routes all decide by: percent codes are read once,
 * as UTF-8, and only what needs a code keeps it (RFC 3986, 6.2.2). The query stays as it came. Null for a target
 * that has no such form; it is answered 400.
 */
export function plainTarget(target: string): string | null {
  // The name of Node's own reading of bytes beyond ASCII, which HTTP clients should have coded.
  const text = Buffer.from(target, "latin1").toString();
  if (!/^\/(?!\/)[^\\#\s\p{Cc}\ufffd]*$/u.test(text)) return null;
  const [path = "", ...query] = text.split("?");
  const segments = path.split("/").map(plainSegment);
  if (segments.includes(null)) return null;
  return [segments.join("/"), ...query.map(encodedText)].join("?");
}

function plainSegment(segment: string): string | null {
  try {
    const read = decodeURIComponent(segment);
    return unsafeSegment.test(read) ? null : encodeURIComponent(read).replace(plainSigns, decodeURIComponent);
  } catch {
    return null;
  }
}

const encodedText = (text: string) => text.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
