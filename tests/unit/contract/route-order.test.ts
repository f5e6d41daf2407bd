import { bySpecificity, contract, routeKey } from "@/lib/contract/routes";

test("no declared address is taken by another call, in whatever order the calls are declared", () => {
  for (const declared of [contract, contract.toReversed()]) {
    const ordered = bySpecificity(declared).map((route) => ({
      key: routeKey(route),
      pattern: new RegExp(`^${route.method} ${route.path.replace(/\{\w+\}/g, "[^/]+")}$`),
    }));
    const taken = contract.filter((route) => {
      const asked = `${route.method} ${route.path.replace(/\{\w+\}/g, "any")}`;
      return ordered.find(({ pattern }) => pattern.test(asked))?.key !== routeKey(route);
    });
    expect(taken.map(routeKey)).toEqual([]);
  }
});
