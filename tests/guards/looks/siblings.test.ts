import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * A rule for whatever follows any element (`* + *`, `* ~ *`) makes a browser work out the style of a whole part anew whenever an
 * element comes into it: of all the page where a sheet or a dialog opens. `:not(:first-child)` says the same of the children of one
 * element alone.
 */

const afterAnything = /(?:^|[\s>(,])\*\s*[+~]/m;

test("no rule is about what follows any element", () => {
  const files = readdirSync("app/styles").filter((name) => name.endsWith(".css"));
  expect(files.length).toBeGreaterThan(5);
  const found = files.filter((name) =>
    afterAnything.test(readFileSync(join("app/styles", name), "utf8").replace(/\/\*[\s\S]*?\*\//g, "")),
  );
  expect(found).toEqual([]);
});
