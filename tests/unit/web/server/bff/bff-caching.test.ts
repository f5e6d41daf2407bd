import { callRules } from "@/lib/contract/call-rules";
import { routeKey } from "@/lib/contract/define-route";
import { browserHeaders } from "@/lib/web/bff/headers";
import type { UpstreamAnswer } from "@/lib/web/bff/upstream";

const routeOf = (key: string) => {
  const route = callRules.find((one) => routeKey(one) === key);
  if (!route) throw new Error(key);
  return route;
};
const answer = (statusCode: number, said: string) =>
  ({ statusCode, headers: { "cache-control": said } }) as unknown as UpstreamAnswer;
const caching = (key: string, statusCode: number, said = "public, max-age=9") =>
  browserHeaders(answer(statusCode, said), routeOf(key)).get("cache-control");

test("an image that everybody may see is kept by the browser for ever; its absence, and every other answer, is not", () => {
  const forEver = "public, max-age=31536000, s-maxage=60, immutable";
  expect(caching("GET /files/content/{token}", 200)).toBe(forEver);
  expect(caching("GET /files/content/{token}", 200, "private, no-store")).toBe("private, no-store");
  expect(caching("GET /files/content/{token}", 404)).toBe("private, no-store");
  expect(caching("GET /files/{kind}/{id}", 200)).toBe("private, no-store");
});
