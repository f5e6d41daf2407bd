import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * Columns follow the reader's letters: widths at which a layout changes are written in rem, which in a media query is the
 * size of letters that the reader has set in the browser (WCAG 1.4.4).
 */

const inPixels = [
  /\b(?:min|max)-\[[\d.]+px\]:/,
  /\((?:min|max)-width:\s*[\d.]+px\)/,
  /@(?:media|container)[^{]*?[\d.]px/,
];

const files = ["app", "components", "lib/web"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|css)$/.test(name))
    .map((name) => join(folder, name)),
);

test("no layout changes at a width in pixels", () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    return inPixels.some((shape) => shape.test(text));
  });
  expect(found).toEqual([]);
});
