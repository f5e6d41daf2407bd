import jsQR from "jsqr";
import { mapInk } from "@/lib/landscape/course/layout";
import { codePath } from "@/lib/web/my/check-in-code";
import { holePicture } from "@/lib/web/offline/hole-picture";
import { inlinePicture } from "@/lib/web/offline/html";
import { demoNines } from "@/tests/support/demo-holes";

const ink = { terrain: "pine-hills", marks: mapInk } as const;
const hole = { hdcp: 1, tip: "", image: "", ...demoNines[0]?.[0] } as Parameters<typeof holePicture>[0];

test("a check-in code is read by a scanner as the token that it was made of", () => {
  const token = `550010.1797433200.${"x".repeat(43)}`;
  const { size, path } = codePath(token);
  const dotsOfUnit = 4;
  const width = size * dotsOfUnit;
  const dots = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dot = 0; dot < dotsOfUnit ** 2; dot += 1) {
      const row = Number(y) * dotsOfUnit + Math.floor(dot / dotsOfUnit);
      const at = (row * width + Number(x) * dotsOfUnit + (dot % dotsOfUnit)) * 4;
      dots.fill(0, at, at + 3);
    }
  }
  expect(jsQR(dots, width, width)?.data).toBe(token);
});

test("a hole's map is a drawing of its own with the metres of its strokes; a hole without a layout has none", () => {
  const picture = holePicture(hole, ink);
  expect(picture?.match(/<svg /g)).toHaveLength(1);
  expect(picture).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=.*<text [^>]*>\d+<\/text>.*<\/svg>$/s,
  );
  expect(picture).not.toMatch(/NaN|undefined|class=|<script|href="(?!#)/);
  expect(holePicture({ ...hole, layout: null }, ink)).toBeNull();
});

test("a picture in a page holds nothing that ends its address or its attribute", () => {
  const [, address = ""] =
    /src="([^"]*)"/.exec(inlinePicture('<path fill="#fff" d="M0 0"/>&<b>', 'a "hole"', "map")) ?? [];
  const shown = address.replaceAll("&#38;", "&");
  expect(shown).not.toMatch(/[<>#"]/);
  const read = decodeURIComponent(shown.replace("data:image/svg+xml,", ""));
  expect(read).toBe('<path fill="#fff" d="M0 0"/>&<b>');
});
