import { contract, routeKey } from "@/lib/contract/routes";
import { browserHeaders } from "@/lib/web/bff/headers";
import type { UpstreamAnswer } from "@/lib/web/bff/upstream";

const routeOf = (key: string) => {
  const route = contract.find((one) => routeKey(one) === key);
  if (!route) throw new Error(key);
  return route;
};
const answer = (statusCode: number) =>
  ({ statusCode, headers: { "cache-control": "public, max-age=9" } }) as unknown as UpstreamAnswer;
const caching = (key: string, statusCode: number) =>
  browserHeaders(answer(statusCode), routeOf(key)).get("cache-control");

test("an image of a text is kept by the browser for ever; its absence, and every other answer, is not", () => {
  expect(caching("GET /files/content/{token}", 200)).toBe("public, max-age=31536000, immutable");
  expect(caching("GET /files/content/{token}", 404)).toBe("private, no-store");
  expect(caching("GET /files/{kind}/{id}", 200)).toBe("private, no-store");
});
