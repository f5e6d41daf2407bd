import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { plainBrand } from "@/lib/shared/brand/brand";
import { pictureColors } from "@/lib/shared/brand/picture-colors";
import { readFace } from "@/lib/shared/server/fonts/face";
import { cardPath, readCardAddress } from "@/lib/web/cards/address";
import { cardSheet } from "@/lib/web/cards/drawing";
import { cardImage } from "@/lib/web/cards/image";
import { balancedLines, breakable, cutLines, fillLines } from "@/lib/web/cards/lines";
import { textSetter } from "@/lib/web/cards/typeset";

const secret = "a-secret-of-at-least-thirty-two-signs";
const club = { clubCode: "MS01", secret };
const keys = { version: "0123abcd", ...club };
const address = { language: "ko", title: "동절기 안내 / 2026" } as const;
const fileOf = (path: string) => path.split("/").at(-1) ?? "";

describe("the address of a card", () => {
  test("gives back the title that it was made of, also after the secret was rotated", () => {
    const file = fileOf(cardPath(address, keys));
    expect(readCardAddress("ko", file, club)).toEqual(address);
    expect(readCardAddress("ko", file, { ...club, secret: `${"b".repeat(32)},${secret}` })).toEqual(address);
    expect(readCardAddress("ko", file, { ...club, secret: "b".repeat(32) })).toBeNull();
  });

  test("nobody else's words, language, version or spelling are drawn", () => {
    const [, version, sign] = fileOf(cardPath(address, keys)).split(".");
    const mine = fileOf(cardPath(address, keys)).split(".")[0];
    const other = Buffer.from("Free money").toString("base64url");
    const forged = [
      `${other}.${version}.${sign}.jpg`,
      `${mine}.00000000.${sign}.jpg`,
      `${mine}.${version}.${"A".repeat(22)}.jpg`,
      `${mine}.${version}.${sign}.png`,
      `${mine}.${version}.jpg`,
      "home.jpg",
      `${"A".repeat(900)}.${version}.${sign}.jpg`,
    ];
    for (const file of forged) expect([file, readCardAddress("ko", file, club)]).toEqual([file, null]);
    expect(readCardAddress("ja", fileOf(cardPath(address, keys)), club)).toBeNull();
    expect(readCardAddress("xx", fileOf(cardPath(address, keys)), club)).toBeNull();
  });

  test("a long title is cut before it is an address", () => {
    expect(cardPath({ language: "ko", title: "긴".repeat(5000) }, keys).length).toBeLessThan(700);
  });
});

describe("lines", () => {
  const measure = (text: string) => Array.from(text).length;

  test("words stay whole, in Korean too", () => {
    expect(fillLines(breakable("솔향 가득한 27홀의 여유", "ko"), 8, measure)).toEqual([
      "솔향 가득한",
      "27홀의 여유",
    ]);
  });

  test("no line begins with a closing sign or a particle, none ends with an opening one", () => {
    for (const width of [8, 9, 10, 12, 14]) {
      const lines = fillLines(breakable("お知らせ（冬季営業）「12月より」、変更。", "ja"), width, measure);
      for (const line of lines.slice(1)) expect(line).not.toMatch(/^[）」、。より]/);
      for (const line of lines) expect(line).not.toMatch(/[（「]$/);
    }
  });

  test("lines of a title are about as long as each other", () => {
    const pieces = breakable("one two three four five six seven", "en");
    expect(fillLines(pieces, 28, measure)).toEqual(["one two three four five six", "seven"]);
    expect(balancedLines(pieces, 28, measure)).toEqual(["one two three four", "five six seven"]);
  });

  test("a word wider than the line is broken, and what is left over is cut with an ellipsis", () => {
    const lines = fillLines(["abcdefghij"], 4, measure);
    expect(lines).toEqual(["abcd", "efgh", "ij"]);
    expect(cutLines(lines, 2)).toEqual(["abcd", "efg…"]);
  });
});

describe("outlines from the site's own fonts", () => {
  test("a face gives the advance and the contours of a glyph", async () => {
    const face = await readFace(await readFile("public/fonts/v2/serif-latin.woff2"), 400);
    const glyph = face.glyphOf("O".codePointAt(0) ?? 0) ?? 0;
    expect(face.advanceOf(glyph) / face.unitsPerEm).toBeGreaterThan(0.5);
    expect(face.contoursOf(glyph)).toHaveLength(2);
  });

  test("a variable face is heavier at a heavier weight, with the same points", async () => {
    const file = await readFile("public/fonts/v2/noto-sans-jp/119.woff2");
    const [thin, bold] = await Promise.all([readFace(file, 100), readFace(file, 900)]);
    const glyph = thin.glyphOf("一".codePointAt(0) ?? 0) ?? thin.glyphOf("の".codePointAt(0) ?? 0) ?? 0;
    const height = (face: typeof thin) => {
      const ys = face.contoursOf(glyph).flatMap((contour) => contour.map(({ y }) => y));
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(glyph).toBeGreaterThan(0);
    expect(height(bold)).toBeGreaterThan(height(thin));
    expect(bold.contoursOf(glyph).flat()).toHaveLength(thin.contoursOf(glyph).flat().length);
  });

  test.each([
    ["en", "Guide & fees"],
    ["ko", "솔향 가득한 27홀의 뷁"],
    ["ja", "松の香りに包まれる"],
    ["zh", "松香环绕的27洞"],
  ] as const)("%s has a drawn glyph for every sign", async (language, text) => {
    const setter = await textSetter(text, { language, fonts: "classic" });
    for (const sign of text.replaceAll(" ", "")) {
      expect([sign, setter.pathOf(sign, 0, 0, 100)]).toEqual([sign, expect.stringMatching(/^M.*Z$/)]);
    }
  });

  test.each([
    ["bookish", "en", "Spring medal"],
    ["bookish", "ko", "동절기 티업 시간"],
    ["bookish", "ja", "春の競技会"],
    ["bookish", "zh", "春季比赛"],
    ["round", "ko", "동절기 티업 시간"],
    ["round", "ja", "春の競技会"],
    ["modern", "ko", "동절기 티업 시간"],
  ] as const)("a title in %s of %s is set in that face", async (fonts, language, text) => {
    const set = async (one: typeof fonts | "classic") =>
      (await textSetter(text, { language, fonts: one })).pathOf(text, 0, 0, 10);
    const path = await set(fonts);
    expect(path.length).toBeGreaterThan(text.length * 40);
    expect(path).not.toBe(await set("classic"));
  });

  test("a sign that no face holds leaves a gap and breaks nothing", async () => {
    const setter = await textSetter("a\u{1F3CC}b", { language: "en", fonts: "classic" });
    expect(setter.pathOf("\u{1F3CC}", 0, 0, 10)).toBe("");
    expect(setter.widthOf("\u{1F3CC}")).toBeGreaterThan(0);
  });
});

describe("the card", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "cards-"));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  const words = {
    language: "ko",
    title: "동절기 티업 시간 변경 안내",
    clubName: "미르솔 컨트리클럽",
    brand: plainBrand,
  } as const;

  test("everything that is said stays out of the 15 px that a crop to 2:1 takes above and below (E-04)", async () => {
    for (const title of ["날씨", words.title, "아주 긴 제목을 가진 공지 ".repeat(12)]) {
      const { svg } = await cardSheet({ ...words, title }, false);
      const drawn = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
      const top = -(drawn.info.trimOffsetTop ?? 0);
      expect(top).toBeGreaterThanOrEqual(15);
      expect(top + drawn.info.height).toBeLessThanOrEqual(615);
    }
  });

  test("is a JPEG of 1200×630 under 1 MB, drawn once and kept (E-03)", async () => {
    const request = { ...words, logo: null };
    const [one, two] = await Promise.all([cardImage(request, folder), cardImage(request, folder)]);
    expect(two).toBe(one);
    expect(await sharp(one).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(one.length).toBeLessThan(1_000_000);
    expect(await readdir(folder)).toHaveLength(1);
    expect((await cardImage(request, folder)).equals(one)).toBe(true);
  });

  test("a card has the colours of the club's look, and another look is another card", async () => {
    const brand = { ...plainBrand, main: "#0b2545", fonts: "bookish" } as const;
    const { svg } = await cardSheet({ ...words, brand }, false);
    expect(svg).toContain(pictureColors(brand).rule);
    expect(svg).not.toContain(pictureColors(plainBrand).rule);
    const one = await cardImage({ ...words, logo: null }, folder);
    expect((await cardImage({ ...words, brand, logo: null }, folder)).equals(one)).toBe(false);
  });

  test("the club's own logo takes the place of its name; a broken one does not break the card", async () => {
    const logo = await sharp({ create: { width: 600, height: 60, channels: 3, background: "#ff0000" } })
      .png()
      .toBuffer();
    const image = sharp(await cardImage({ ...words, logo }, folder));
    const { logo: box } = await cardSheet(words, true);
    const part = image.extract({ left: box.left + 20, top: box.top + 15, width: 100, height: 10 });
    const { channels } = await sharp(await part.png().toBuffer()).stats();
    expect(channels[0]?.mean).toBeGreaterThan(240);
    expect(channels[1]?.mean).toBeLessThan(30);
    const broken = await cardImage({ ...words, logo: Buffer.from("no picture") }, folder);
    expect((await sharp(broken).metadata()).width).toBe(1200);
  });
});
