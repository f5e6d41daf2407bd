import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { brandChoices, plainBrand } from "@/lib/shared/brand/brand";
import { brandVariables } from "@/lib/shared/brand/style";
import { languages } from "@/lib/shared/languages";
import { signsOf } from "@/lib/shared/server/fonts/face";
import { fontPreloads, fontSheets } from "@/lib/web/fonts";

const read = (address: string) => readFileSync(`public${address}`, "utf8");
/** The code points of a `unicode-range`. */
const codesOf = (list: string) =>
  list.split(",").flatMap((part) => {
    const [from = 0, to = from] = part
      .slice(2)
      .split("-")
      .map((one) => Number.parseInt(one, 16));
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  });
const base = readFileSync("app/styles/fonts-base.css", "utf8");

test.each(brandChoices.fonts)("the files of %s are there in every language", (fonts) => {
  for (const language of languages) {
    const { first, late } = fontSheets(language, fonts);
    const faces = [...first, ...late].flatMap((sheet) =>
      [...read(sheet).matchAll(/url\((\/[^)]+)\)/g)].map(([, file]) => file),
    );
    const wanted = [...fontPreloads(language, fonts), ...faces];
    expect(wanted.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  }
});

test.each(brandChoices.fonts)(
  "the titles of %s are set in families that a page of each language has",
  (fonts) => {
    const variables = brandVariables({ ...plainBrand, fonts });
    for (const [language, name] of [
      ["en", "latin"],
      ["ko", "ko"],
      ["ja", "ja"],
      ["zh", "zh"],
    ] as const) {
      const { first, late } = fontSheets(language, fonts);
      const own = [...first, ...late].map(read);
      const css = [base, ...own].join("\n");
      const families = [...(variables[`--title-${name}`] ?? "").matchAll(/"([^"]+)"/g)].map(
        ([, family]) => family,
      );
      expect(families.filter((family) => !new RegExp(`font-family: ?"${family}"`).test(css))).toEqual([]);
    }
  },
);

test.each(brandChoices.fonts)(
  "the faces of %s for the first paint of a page weigh at most 45 KB in Latin letters",
  (fonts) => {
    const bytes = ["en", "ja", "zh"].map((language) =>
      fontPreloads(language, fonts).reduce((sum, face) => sum + statSync(`public${face}`).size, 0),
    );
    expect(Math.max(...bytes)).toBeLessThan(45_000);
  },
);

test("every file of titles is named by a sheet", () => {
  const folder = "public/fonts/titles-v4";
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".css"));
  const css = sheets.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("\n");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".woff2"),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((name) => !css.includes(`/fonts/titles-v4/${name})`))).toEqual([]);
});

test("every file of titles holds the signs that its sheet promises of it", async () => {
  const sheets = ["bookish-ko", "bookish-ja", "bookish-zh", "round-ko", "round-ja"];
  const css = sheets.map((name) => read(`/fonts/titles-v4/${name}.css`)).join("\n");
  const rules = [...css.matchAll(/url\(([^)]+)\) format\("woff2"\);unicode-range:([^}]+)\}/g)];
  // Ranges of Latin letters are the package's own, and name more than a face has.
  const numbered = new Map(
    rules
      .map(([, file = "", list = ""]) => [file, list] as const)
      .filter(([file]) => /\/(\d+|core)\.woff2$/.test(file)),
  );
  expect(numbered.size).toBeGreaterThan(300);
  // Of symbols, wide forms and the Hangul filler the packages name a few that their faces leave to the next one.
  const isLetter = (code: number) =>
    code !== 0x3164 &&
    /\p{Script=Hangul}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(
      String.fromCodePoint(code),
    );
  const missing: string[] = [];
  for (const [file, list] of numbered) {
    const signs = new Set(await signsOf(readFileSync(`public${file}`)));
    const lost = codesOf(list).filter((code) => isLetter(code) && !signs.has(code));
    missing.push(...lost.map((code) => `${file} ${String.fromCodePoint(code)}`));
  }
  expect(missing).toEqual([]);
});

test.each([
  ["bookish-ko", "티타임 예약 공지사항 이벤트 이용안내"],
  ["bookish-ja", "海の見える十八ホール クラブご案内 コース紹介 予約 お知らせ ご利用案内 よくあるご質問"],
  ["bookish-zh", "海岸高尔夫俱乐部 球道介绍 预约 公告 使用指南 常见问题"],
  ["round-ko", "티타임 예약 공지사항 이벤트 이용안내"],
  ["round-ja", "海の見える十八ホール クラブご案内 コース紹介 予約 お知らせ ご利用案内 よくあるご質問"],
])("the usual titles of %s are one file: each more lays the page out anew", (name, titles) => {
  const rules = [
    ...read(`/fonts/titles-v4/${name}.css`).matchAll(
      /url\(([^)]+)\) format\("woff2"\);unicode-range:([^}]+)\}/g,
    ),
  ];
  const files = rules
    .filter(([, file = ""]) => !/latin/.test(file))
    .filter(([, , list = ""]) => codesOf(list).some((code) => titles.includes(String.fromCodePoint(code))))
    .map(([, file = ""]) => file.split("/").at(-1));
  expect(files).toEqual(["core.woff2"]);
});

test("titles of the pairings with own Korean faces have every syllable of KS X 1001", () => {
  const decoder = new TextDecoder("euc-kr");
  const common = Array.from({ length: 25 * 94 }, (_, at) =>
    decoder.decode(new Uint8Array([0xb0 + Math.floor(at / 94), 0xa1 + (at % 94)])).codePointAt(0),
  );
  for (const fonts of ["bookish", "round"] as const) {
    const ranges = [
      ...fontSheets("ko", fonts)
        .late.map(read)
        .join("")
        .matchAll(/unicode-range:([^}]+)\}/g),
    ]
      .flatMap(([, list = ""]) => list.split(","))
      .map((part) =>
        part
          .slice(2)
          .split("-")
          .map((one) => Number.parseInt(one, 16)),
      );
    const isCovered = (code = 0) => ranges.some(([from = 0, to = from]) => code >= from && code <= to);
    expect(common.filter((code) => !isCovered(code))).toEqual([]);
  }
});
