import { isLanguage } from "@/lib/shared/languages";

const maxLength = 1024;
/** An origin that no club has; a path is safe when it cannot leave it. */
const probeOrigin = "https://club.invalid";
/** Control characters, invisible marks, half characters, line separators. */
const hiddenCharacter = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Screens that would send the visitor back at once, and addresses that are no screens. */
const noDestinations = [
  ...["login", "error", "stop-site", "close-page"],
  ...["hp", "session", "builds", "consent", "route-rules", "csp-reports", "landscape", "files", "_next"],
];

/**
 * Where to go after sign-in, from an address that anyone can write (checklist S-76): an absolute path of
 * this origin, or the fallback. Never another host, never a screen that would loop such as `/login`.
 */
export function safeReturnPath(value: string | null | undefined, fallback = "/"): string {
  if (!value || value.length > maxLength) return fallback;
  const layers = decodedLayers(value);
  if (!layers?.every(isPlainPath)) return fallback;
  const url = new URL(value, probeOrigin);
  const [first = "", second = ""] = pathOf(layers.at(-1) ?? value)
    .slice(1)
    .split("/");
  // The front door folds capitals, so `/KO/Login` is the sign-in screen too.
  const screen = (isLanguage(first.toLowerCase()) ? second : first).toLowerCase();
  if (url.origin !== probeOrigin || noDestinations.includes(screen)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * The text and each of its percent-decodings; null when the text itself is broken or is still coded after three.
 * A later layer may be broken: `?keyword=100%25` is sound and its decoding `100%` is not.
 */
function decodedLayers(value: string): string[] | null {
  const layers = [value];
  for (let text = value; layers.length <= 3; ) {
    const decoded = decode(text);
    if (decoded === null && layers.length === 1) return null;
    if (decoded === null || decoded === text) return layers;
    layers.push(decoded);
    text = decoded;
  }
  return null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function isPlainPath(text: string): boolean {
  if (!text.startsWith("/") || hiddenCharacter.test(text) || /[\\@]/.test(text)) return false;
  const path = pathOf(text);
  return !path.includes("//") && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(path) && path === path.trim();
}

function pathOf(text: string): string {
  return text.split(/[?#]/, 1)[0] ?? "";
}
