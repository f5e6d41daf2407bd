import { inflateSync } from "node:zlib";
import { pdfOfPages } from "@/lib/club-api/db/seed/tools/pdf-pages";

const pages = [
  {
    language: "ko",
    title: "동계 티타임 안내",
    lines: ["11월: 첫 티타임 07:00", "서리나 눈이 내린 날에는 그린 상태를 확인합니다. ".repeat(4)],
  },
  { language: "en", title: "Winter tee times", lines: ["November: first tee time 07:00"] },
  { language: "ja", title: "冬季スタート時間のご案内", lines: ["12月～2月：最初のスタート7:30"] },
  { language: "zh", title: "冬季开球时间", lines: ["遇霜雪天气，待果岭开放后开球。"] },
] as const;

/** The streams of a file, unpacked. */
function streamsOf(file: Uint8Array): string[] {
  const bytes = Buffer.from(file);
  const found: string[] = [];
  for (let at = bytes.indexOf("stream\n"); at >= 0; at = bytes.indexOf("stream\n", at)) {
    const end = bytes.indexOf("\nendstream", at);
    found.push(inflateSync(bytes.subarray(at + 7, end)).toString("latin1"));
    at = end + 10;
  }
  return found;
}

test("a file of four languages has a page for each, with every sign drawn and known by its meaning", async () => {
  const file = await pdfOfPages(pages);
  const text = Buffer.from(file).toString("latin1");
  expect(text).toContain("/Count 4");
  const streams = streamsOf(file);
  const meanings = streams.filter((stream) => stream.includes("beginbfchar")).join("");
  for (const { title, lines } of pages) {
    for (const sign of [title, ...lines].join("").replaceAll(" ", "")) {
      expect(meanings).toContain(`<${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}>`);
    }
  }
  const outlines = streams.filter((stream) => stream.includes(" d1\n"));
  const empty = outlines.filter((stream) => !stream.includes(" m\n"));
  // Spaces alone, one of a language.
  expect(empty.length).toBeLessThanOrEqual(pages.length);
  expect(outlines.length).toBeGreaterThan(80);
});

test("its table says where every object lies", async () => {
  const file = Buffer.from(await pdfOfPages([pages[3]]));
  const text = file.toString("latin1");
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe("xref");
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
    Number(offset),
  );
  expect(offsets.length).toBeGreaterThan(10);
  for (const [at, offset] of offsets.entries()) {
    expect(text.slice(offset, offset + 12)).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
  }
});

test("a sign that no font has stops the seed", async () => {
  await expect(pdfOfPages([{ language: "en", title: "\u{1F3CC}", lines: [] }])).rejects.toThrow("No font");
});
