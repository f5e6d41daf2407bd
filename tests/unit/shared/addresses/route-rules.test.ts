import fc from "fast-check";
import {
  isRouteTarget,
  oldAddress,
  type RouteRule,
  routeClash,
  ruleOf,
  targetWithQuery,
} from "@/lib/shared/addresses/route-rules";

const rule = (from: string, to: string | null): RouteRule => ({
  from,
  to,
  kind: to === null ? "410" : "301",
});

test.each([
  ["/Company/Greeting.html/", "/company/greeting.html"],
  [" /소식 ", "/%EC%86%8C%EC%8B%9D"],
  ["/%ec%86%8c%ec%8b%9d", "/%EC%86%8C%EC%8B%9D"],
  ["/ko", null],
  ["/ja/old", null],
  ["/", null],
  ["old", null],
  ["//evil.example", null],
  ["/a//b", null],
  ["/a/../b", null],
  ["/a%2fb", null],
  ["/a\\b", null],
  ["/a?b", null],
  ["/a#b", null],
  ["/a b", null],
  ["/%ff", null],
])("the one form of an old address: %j → %j", (text, expected) => {
  expect(oldAddress(text)).toBe(expected);
});

test.each([
  ["/club", true],
  ["/club?x=1#history", true],
  ["/", true],
  ["https://shop.example.com/golf?x=1", true],
  ["/ko/club", false],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["http://shop.example.com", false],
  ["https://user:word@shop.example.com", false],
  ["https://localhost/x", false],
  ["https://evil.example\\@club.example", false],
  ["javascript:alert(1)", false],
  ["club", false],
  ["/club\nSet-Cookie: x", false],
  ["", false],
])("a rule leads to a path of the site or an https address: %j %j", (text, expected) => {
  expect(isRouteTarget(text)).toBe(expected);
});

test("an address is known by any spelling, with any query", () => {
  const rules = [rule("/company/a.html", "/club"), rule("/notice", "/club")];
  expect(ruleOf(rules, "/Company/A.html/?x=1")).toBe(rules[0]);
  expect(ruleOf(rules, "/notice")).toBe(rules[1]);
  expect(ruleOf([], "/notice")).toMatchObject({ to: "/community#notice" });
  expect(ruleOf(rules, "/company")).toBeNull();
});

test("a query is kept before the hash, and not given to other sites", () => {
  expect(targetWithQuery("/club#history", "?a=1")).toBe("/club?a=1#history");
  expect(targetWithQuery("/club?b=2", "?a=1")).toBe("/club?b=2&a=1");
  expect(targetWithQuery("/club", "")).toBe("/club");
  expect(targetWithQuery("https://shop.example.com", "?a=1")).toBe("https://shop.example.com");
});

test.each<[string, RouteRule, RouteRule[], string | null]>([
  ["nothing", rule("/a", "/club"), [rule("/b", "/club")], null],
  ["itself", rule("/a", "/A/?x#y"), [], "loop /a /a"],
  ["a loop of two", rule("/a", "/b"), [rule("/b", "/a")], "loop /a /b /a"],
  ["a loop of three", rule("/c", "/a"), [rule("/a", "/b"), rule("/b", "/c")], "loop /c /a /b /c"],
  ["a chain after it", rule("/a", "/b"), [rule("/b", "/club")], "chain /a /b /club"],
  ["a chain before it", rule("/b", "/club"), [rule("/a", "/b#x")], "chain /a /b /club"],
  ["a chain to what is gone", rule("/b", null), [rule("/a", "/b")], "chain /a /b 410"],
  ["a chain with a rule of every site", rule("/a", "/notice"), [], "chain /a /notice /community"],
  ["an address that has a rule", rule("/a", "/club"), [rule("/a", "/guide")], "taken /a"],
])("beside other rules: %s", (_name, wanted, others, expected) => {
  const clash = routeClash(wanted, others);
  expect(clash && [clash.kind, ...clash.way].join(" ")).toBe(expected);
});

test("rules that were each let in lead anywhere in one step", () => {
  const paths = fc.constantFrom("/a", "/b", "/c", "/d", "/e", "/club");
  const wanted = fc.array(fc.record({ from: paths, to: fc.option(paths) }), { maxLength: 12 });
  fc.assert(
    fc.property(wanted, (all) => {
      const kept: RouteRule[] = [];
      for (const one of all) {
        const next = rule(one.from, one.to);
        if (routeClash(next, kept) === null) kept.push(next);
      }
      for (const { to } of kept) if (to !== null) expect(kept.some(({ from }) => from === to)).toBe(false);
    }),
  );
});
