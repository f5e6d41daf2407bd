import fc from "fast-check";
import { contract } from "@/lib/contract/routes";
import { matchRoute } from "@/lib/web/bff/allow-list";
import { browserHeaders, isSameSite, upstreamHeaders } from "@/lib/web/bff/headers";

const found = (method: string, path: string) => {
  const match = matchRoute(method, path.split("/"));
  return match.kind === "route" ? match.route.path : match.kind;
};

describe("only declared calls pass (S-11)", () => {
  test.each([
    ["GET", "notice/12", "/notice/{id}"],
    ["GET", "notice/top", "/notice/top"],
    ["GET", "notice/admin", "/notice/admin"],
    ["PUT", "notice", "/notice"],
    ["PATCH", "notice", "method"],
    ["POST", "notice/12", "method"],
    ["GET", "nothing", "unknown"],
    ["GET", "", "unknown"],
    ["GET", "notice/..", "unknown"],
    ["GET", "notice/%2e%2e", "unknown"],
    ["GET", "notice/a@evil.test", "unknown"],
    ["GET", "notice/1?x", "unknown"],
    ["GET", "notice/1\\2", "unknown"],
  ])("%s %s → %s", (method, path, expected) => {
    expect(found(method, path)).toBe(expected);
  });

  test("every declaration is reachable by its own path", () => {
    for (const route of contract) {
      const path = route.path.slice(1).replace(/\{(\w+)\}/g, "7");
      expect(found(route.method, path)).toBe(route.path);
    }
  });

  test("no made-up path reaches an undeclared one", () => {
    const shapes = contract.map((route) => new RegExp(`^${route.path.replace(/\{\w+\}/g, "[^/]+")}$`));
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 12 }), { maxLength: 5 }), (segments) => {
        const match = matchRoute("GET", segments);
        if (match.kind === "unknown") return true;
        return shapes.some((shape) => shape.test(`/${segments.join("/")}`));
      }),
    );
  });
});

describe("state changes come from our own pages only (S-05)", () => {
  const own = "https://www.club.example";
  test.each([
    [{ "sec-fetch-site": "same-origin" }, true],
    [{ origin: own }, true],
    [{ origin: own, "sec-fetch-site": "same-origin" }, true],
    [{}, false],
    [{ origin: "https://evil.test" }, false],
    [{ origin: "null" }, false],
    [{ "sec-fetch-site": "cross-site" }, false],
    [{ "sec-fetch-site": "same-site", origin: own }, false],
    [{ "sec-fetch-site": "none" }, false],
    [{ origin: `${own}.evil.test`, "sec-fetch-site": "same-origin" }, false],
  ])("%o → %s", (headers, expected) => {
    expect(isSameSite(new Headers(headers as Record<string, string>), own)).toBe(expected);
  });
});

describe("headers of a call", () => {
  // seed 262
  test("the reason of an export goes up; cookies and tokens of the browser stay (P-08, S-13)", () => {
    const reason = encodeURIComponent("연말 점검");
    const from = new Headers({ "x-export-reason": reason, cookie: "a=b", authorization: "Bearer x" });
    expect(upstreamHeaders(from, "r1", { accessToken: "token" })).toEqual({
      "x-request-id": "r1",
      "x-export-reason": reason,
      authorization: "Bearer token",
    });
  });

  test("how many rows an export has comes down", () => {
    const answer = { headers: { "x-total-count": "7", "set-cookie": "a=b" } };
    const headers = browserHeaders(answer as unknown as Parameters<typeof browserHeaders>[0]);
    expect([headers.get("x-total-count"), headers.get("set-cookie")]).toEqual(["7", null]);
  });
});
