/** Addresses of earlier sites that live on under another name; the target is a path of this site. */
const moved: ReadonlyMap<string, string> = new Map([
  ["/notice", "/community#notice"],
  ["/old-notice", "/community#notice"],
  ["/event", "/community#event"],
  ["/member/login", "/login"],
  ["/index.html", "/"],
]);

type RouteRule = { to: string; status: 301 };

/** The rule for a path, whatever its query or trailing slash; null for none. */
export function ruleOf(path: string): RouteRule | null {
  const [plain = ""] = path.toLowerCase().split(/[?#]/, 1);
  const to = moved.get(plain.replace(/(?<=.)\/+$/, ""));
  return to ? { to, status: 301 } : null;
}
