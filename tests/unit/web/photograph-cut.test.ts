import sharp from "sharp";
import { readPhotographFile } from "@/lib/shared/hero/address";
import { makeCut } from "@/lib/web/pictures/photograph-cut";
import { landscapePhotograph } from "@/tests/support/web/landscape-photograph.mjs";

/** A photograph as the club API stores it. */
const stored = async () =>
  sharp(await landscapePhotograph({ width: 2560, height: 1920 }))
    .jpeg({ quality: 90 })
    .toBuffer();

test("cuts of a photograph keep their shape and weigh what a page can carry, on a phone 25 KB", async () => {
  const file = await stored();
  for (const [name, width, height, mostKb] of [
    ["tall-780.avif", 585, 960, 25],
    ["wide-1440.avif", 1440, 860, 97],
  ] as const) {
    const cut = readPhotographFile(name);
    if (!cut) throw new Error(name);
    const image = await makeCut(file, { x: 0.5, y: 0.5 }, cut);
    const head = await sharp(image).metadata();
    expect([head.format, head.width, head.height]).toEqual(["heif", width, height]);
    expect(image.length / 1024).toBeLessThan(mostKb);
  }
}, 120_000);

test("a photograph that no quality makes light enough is there all the same, in the lightest of them", async () => {
  const file = await sharp(await landscapePhotograph({ kind: "busy", width: 2560, height: 1920 }))
    .jpeg({ quality: 90 })
    .toBuffer();
  const image = await makeCut(file, { x: 0.5, y: 0.5 }, { shape: "tall", width: 780, format: "avif" });
  expect(await sharp(image).metadata()).toMatchObject({ width: 585, height: 960 });
  expect(image.length / 1024).toBeLessThan(45);
}, 120_000);

test("addresses that were never handed out are none", () => {
  for (const file of ["wide-1441.avif", "tall-780.jpg", "card-1200.avif", "wide-1440", "square-960.webp"]) {
    expect(readPhotographFile(file)).toBeNull();
  }
});
