import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { languages } from "@/lib/shared/languages";
import { fontPreloads, fontSheets } from "@/lib/web/fonts";

const onDisk = (address: string) => `public${address}`;
const baseCss = readFileSync("app/styles/fonts-base.css", "utf8");
const koreanCss = fontSheets("ko")
  .late.map((sheet) => readFileSync(onDisk(sheet), "utf8"))
  .join("");
const addressesOf = (css: string) =>
  [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address = ""]) => address);
const bytesOf = (addresses: string[]) =>
  addresses.reduce((sum, address) => sum + statSync(onDisk(address)).size, 0);

/** The faces of a stylesheet that hold a character. */
function filesFor(css: string, family: string, character: string): string[] {
  const code = character.codePointAt(0) ?? 0;
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)]
    .map(([, body = ""]) => body)
    .filter((body) => new RegExp(`font-family: ?"${family}";`).test(body))
    .filter((body) =>
      [...(/unicode-range:([^;]+)/.exec(body)?.[1] ?? "").matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].some(
        ([, from = "", to]) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to ?? from, 16),
      ),
    )
    .flatMap(addressesOf);
}

describe("fonts", () => {
  test("every face named in a stylesheet is on disk", () => {
    const sheets = languages.flatMap((language) => fontSheets(language).late);
    const addresses = [baseCss, ...sheets.map((sheet) => readFileSync(onDisk(sheet), "utf8"))].flatMap(
      addressesOf,
    );
    expect(addresses.length).toBeGreaterThan(300);
    expect(addresses.filter((address) => !existsSync(onDisk(address)))).toEqual([]);
  });

  test("every address of the preloads is used by the base stylesheet", () => {
    const used = new Set(addressesOf(baseCss));
    expect(
      languages.flatMap((language) => fontPreloads(language)).filter((address) => !used.has(address)),
    ).toEqual([]);
  });

  test("the first paint needs at most 120 KB of faces in Korean and 60 KB in English", () => {
    expect(bytesOf(fontPreloads("ko"))).toBeLessThanOrEqual(120_000);
    expect(bytesOf(fontPreloads("en"))).toBeLessThanOrEqual(60_000);
  });

  test("English links no faces beside the base, the other languages their slices, none of them before the first paint", () => {
    expect(languages.map((language) => fontSheets(language))).toEqual([
      { first: [], late: [] },
      { first: [], late: ["/fonts/v2/korean.css"] },
      { first: [], late: ["/fonts/v2/noto-sans-jp.css"] },
      { first: [], late: ["/fonts/v2/noto-sans-sc.css"] },
    ]);
    expect(baseCss).not.toMatch(/noto-sans-|-ko-\d/);
  });

  test.each(["bookish", "round"] as const)(
    "of the pairing %s only Latin letters come before the first paint",
    (fonts) => {
      for (const language of languages) {
        const { first } = fontSheets(language, fonts);
        expect(first).toEqual(fontSheets("en", fonts).first);
        for (const sheet of first) expect(gzipSync(readFileSync(onDisk(sheet))).length).toBeLessThan(700);
      }
    },
  );

  test("the words of the first screen come from the preloaded faces alone", () => {
    const preloaded = fontPreloads("ko");
    const text =
      "클럽 이용안내 코스 예약 커뮤니티 선물 날씨 로그인 1부 07:00 – 08:45 17팀 보기 공지사항 → 80,000원";
    const missing = [...text].filter(
      (sign) => !filesFor(baseCss, "Club Sans", sign).some((file) => preloaded.includes(file)),
    );
    expect(missing).toEqual([]);
    const title = [..."솔향 가득한 27홀의 여유 티타임 예약 공지사항 이벤트 12월 16일 수요일"];
    expect(
      title.filter((sign) => !filesFor(baseCss, "Club Serif", sign).some((file) => preloaded.includes(file))),
    ).toEqual([]);
  });

  test("every Korean syllable has exactly one face in the text and in the heading family", () => {
    for (const family of ["Club Sans", "Club Serif"]) {
      for (const syllable of ["가", "쀍", "힣", "뷁", "솔", "짒"]) {
        expect([syllable, filesFor(baseCss + koreanCss, family, syllable).length]).toEqual([syllable, 1]);
      }
    }
  });

  test("faces swap in over local faces with matched measures", () => {
    const faces = [...baseCss.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = ""]) => body);
    const local = faces.filter((body) => body.includes("local("));
    expect(local.length).toBeGreaterThanOrEqual(6);
    for (const body of local) {
      expect(body).toMatch(/size-adjust/);
      expect(body).toMatch(/ascent-override/);
    }
    expect(faces.filter((body) => body.includes("url(") && !body.includes("font-display: swap"))).toEqual([]);
  });

  test("the names of the languages have letters of their own, three kilobytes at most", () => {
    const base = readFileSync("app/styles/base.css", "utf8");
    const rule = /@font-face \{([^}]*Club Names[^}]*)\}/.exec(base)?.[1] ?? "";
    const held = (/unicode-range: ([^;]+);/.exec(rule)?.[1] ?? "").split(",").map((one) => one.trim());
    const needed = [..."한국어日本語中文"].map((sign) => `U+${sign.codePointAt(0)?.toString(16)}`);
    expect(held.toSorted()).toEqual([...new Set(needed)].toSorted());
    expect(statSync("public/fonts/names-v2/names.woff2").size).toBeLessThan(3000);
    // Whatever stands before it in a list comes first: no page loads it on a machine that has the letters.
    expect(base.match(/"Club Names", sans-serif;/g)).toHaveLength(3);
  });

  test("the faces of names are in every family, and only for members and the office", () => {
    const base = readFileSync("app/styles/base.css", "utf8");
    const families = [...base.matchAll(/--(?:sans|serif):([^;]+);/g)].map(([, family = ""]) => family);
    expect(families).toHaveLength(8);
    // Titles of Korean pages have Korean letters themselves; names in others are in text.
    const without = families.filter((family) => !family.includes("var(--names"));
    expect(without).toEqual([expect.stringContaining("--title-ko")]);
    const [, places, names] = /([^}]+)\{\s*--names:([^;]+);/.exec(base) ?? [];
    expect(places?.trim().split(/,\s*/)).toEqual(["[data-member]", '[data-surface="office"]']);
    for (const face of ["Club Sans", "Club Noto Sans JP", "Club Noto Sans SC"])
      expect(names).toContain(`"${face}"`);
  });

  test("the base stylesheet stays small and the folder under 20 MB", () => {
    expect(gzipSync(baseCss).length).toBeLessThanOrEqual(3000);
    const files = readdirSync("public/fonts", { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const total = files.reduce((sum, file) => sum + statSync(`${file.parentPath}/${file.name}`).size, 0);
    expect(total).toBeLessThanOrEqual(20 * 1024 * 1024);
    expect(files.filter((file) => file.name.startsWith("OFL")).length).toBe(11);
  });
});
