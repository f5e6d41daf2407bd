import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * A limit counts an address by its blocks (lib/shared/addresses/address-blocks.ts), or whoever has an IPv6 line has 2^64 of them.
 * So no counter is keyed by an address itself: `countSource` and `visitorIdentity` make the keys.
 */

const root = "lib";
const byAddress =
  /\b(?:countHit|hits\.add|hashToken|hashVisitor)\([^;]*?(?<!visitorIdentity\()\b(?:\w+\.)?address\b/gi;

const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

test("no counter is keyed by an address itself", () => {
  const direct = sources.flatMap(({ path, text }) =>
    [...text.matchAll(byAddress)].map(([statement]) => ({ path, statement })),
  );
  expect(direct).toEqual([]);
});

test("the guard sees what it looks for", () => {
  const countedOnce = "await countHit(key + act.address, { max: 5 });";
  expect(countedOnce).toMatch(byAddress);
  expect(sources.length).toBeGreaterThan(400);
});
