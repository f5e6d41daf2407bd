/** Where calls live below an origin. */
export const apiBase = "/hp/api";

export type CallParts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
};

/** `"GET /notice/{id}"` and its input → method and path with filled parameters and query. */
export function callAddress(key: string, input: CallParts): { method: string; path: string } {
  const [method = "GET", pattern = ""] = key.split(" ", 2);
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return { method, path: text ? `${path}?${text}` : path };
}
