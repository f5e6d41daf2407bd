import { findFitting, fitRank } from "@/components/ishm/palette/palette-search";

describe("what fits what was typed", () => {
  test.each([
    ["ㄱㅈ", "공지사항", 0],
    ["ㅈㅅ", "공지사항", 2],
    ["고", "공지사항", 0],
    ["공ㅈ", "공지사항", 0],
    ["ㅅㅌ", "사이트 상태", 1],
    ["ㅅㅈ", "사이트 상태", null],
    ["ㅅㅇㅌㅅㅌ", "사이트 상태", 0],
    ["상태", "사이트 상태", 1],
    ["사이트상태", "사이트 상태", 0],
    ["NOTI", "Notice", 0],
    ["tice", "Notice", 2],
    ["state site", "Site state", 1],
    ["ＮＯＴＩＣＥ", "Notice", 0],
    ["オシラセ", "おしらせ", 0],
    ["知らせ", "お知らせ", 2],
    ["公告", "球场公告", 2],
    ["권한", "공지사항", null],
    ["공", "ㄱ", null],
  ])("%s in %s: %s", (query, text, expected) => {
    expect(fitRank(query, text)).toBe(expected);
  });

  test("lists beginnings before words, words before what lies within, and labels before their groups", () => {
    const entries = [
      { label: "Audit log", words: ["Notices"] },
      { label: "Denotice" },
      { label: "New notice" },
      { label: "Notices" },
      { label: "Policies" },
    ];
    expect(findFitting(entries, "notice").map(({ label }) => label)).toEqual([
      "Notices",
      "New notice",
      "Denotice",
      "Audit log",
    ]);
  });
});
