import fc from "fast-check";
import { progressOf as bannerProgress } from "@/lib/club-api/domains/banners/repository";
import { sortParts } from "@/lib/club-api/domains/boards/board-table";
import {
  type BoardTexts,
  cleanTexts,
  mergeTexts,
  searchTexts,
  type TextShape,
} from "@/lib/club-api/domains/boards/text-rules";
import { daysLeft, progressOf } from "@/lib/club-api/domains/events/repository";
import { filledText } from "@/lib/club-api/domains/fnb/repository";
import { maskedNames } from "@/lib/club-api/domains/hof/repository";
import { keptUntil, stateAfter as lostAfter } from "@/lib/club-api/domains/lost-items/rules";
import { misplacedField } from "@/lib/club-api/domains/references/repository";
import { closesAt, dueAt, isEditable, stateAfter as vocAfter } from "@/lib/club-api/domains/voc/rules";
import { linkText } from "@/lib/contract/boards/board-shapes";

const shape: TextShape<"title" | "contents"> = {
  first: "title",
  fields: ["title", "contents"],
  rich: ["contents"],
};
const ko = { title: "제목", contents: "<p>내용</p>" };
const en = { title: "Title", contents: "<p>Text</p>" };

describe("texts of a record", () => {
  test.each<[string, BoardTexts<"title" | "contents">, object, object]>([
    [
      "a field of the request language changes that field only",
      { ko, en },
      { title: "새 제목" },
      {
        ko: { ...ko, title: "새 제목" },
        en,
      },
    ],
    ["a further language comes, null goes", { ko, en }, { i18n: { ja: en, en: null } }, { ko, ja: en }],
    [
      "the fields beside i18n win over it",
      { ko },
      { title: "나중", i18n: { ko: en } },
      {
        ko: { ...en, title: "나중" },
      },
    ],
    [
      "a language without all fields has the others empty",
      {},
      { title: "제목" },
      {
        ko: { title: "제목", contents: "" },
      },
    ],
  ])("%s", (_, before, change, after) => {
    expect(mergeTexts(shape, before, change, "ko")).toEqual({ texts: after });
  });

  test.each<[string, BoardTexts<"title" | "contents">, object, string]>([
    ["a language without its first field", { en }, { contents: "x" }, "title"],
    ["a record without any text", { ko }, { i18n: { ko: null } }, "i18n"],
  ])("%s is missing something", (_, before, change, missing) => {
    expect(mergeTexts(shape, before, change, "ko")).toEqual({ missing });
  });

  test("what was cleaned once stays as it is, whatever was written", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (title, contents) => {
        const once = cleanTexts(shape, { ko: { title, contents } });
        expect(cleanTexts(shape, once)).toEqual(once);
        expect(once.ko?.title).toBe(title);
      }),
      { numRuns: 200 },
    );
  });

  test("a keyword is looked for in words, not in tags", () => {
    expect(searchTexts(shape, { ko: { title: "제목", contents: "<p>첫 <b>문단</b></p>" } })).toEqual({
      ko: "제목 첫 문단",
    });
  });

  test("a dish says in the club's words what its language leaves out", () => {
    const own = { name: "갈비탕", category: "한식", description: "", originInfo: "소고기: 호주산" };
    const shown = { name: "Rib soup", category: "", description: "Hot", originInfo: "" };
    expect(filledText(shown, own)).toEqual({ ...own, name: "Rib soup", description: "Hot" });
  });
});

test("a wish for an order is read part by part", () => {
  expect(sortParts("-viewCount,title")).toEqual([
    { field: "viewCount", isDescending: true },
    { field: "title", isDescending: false },
  ]);
  expect(sortParts(undefined)).toEqual([]);
});

test.each([
  ["/reservation", true],
  ["/guide#fnb", true],
  ["https://shop.example/1", true],
  ["https://shop.example", true],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["http://plain.example/", false],
  ["javascript:alert(1)", false],
  ["https://user@evil.example/", false],
  ["https:evil.example", false],
  ["/a b", false],
  ["", false],
])("the link %p is taken: %p", (link, isTaken) => {
  expect(linkText.safeParse(link).success).toBe(isTaken);
});

describe("what runs", () => {
  const days = { startDate: "2026-11-15", endDate: "2026-12-31" };
  test.each([
    ["2026-11-14", "0", 1],
    ["2026-11-15", "1", 46],
    ["2026-11-23", "1", 38],
    ["2026-12-31", "1", 0],
    ["2027-01-01", "2", null],
  ])("an event on %s: progress %s, %s days", (today, progress, left) => {
    expect([progressOf(today, days), daysLeft(today, days)]).toEqual([progress, left]);
  });

  test.each([
    [-1, "0"],
    [0, "1"],
    [999, "1"],
    [1000, "2"],
  ])("a banner of one second, %i ms after its start: progress %s", (after, progress) => {
    const span = { startAt: new Date(10_000), endAt: new Date(11_000) };
    expect(bannerProgress(new Date(10_000 + after), span)).toBe(progress);
  });
});

test("only what is for sale has a price and a link", () => {
  expect(misplacedField({ type: "GIFT", price: 1, productLink: "/gift" })).toBeNull();
  expect(misplacedField({ type: "FORM", price: null, productLink: null })).toBeNull();
  expect(misplacedField({ type: "FORM", price: 0 })).toBe("price");
  expect(misplacedField({ type: "ETC", productLink: "/gift" })).toBe("productLink");
});

test("names of the hall of fame go out masked", () => {
  const names = { memberName: "김미루", companions: ["이솔", "John Smith"], caddieName: "이나영" };
  expect(maskedNames(names, { language: "ko", latin: "Kim Miru" })).toEqual({
    memberName: "김*루",
    companions: ["이*", "J*** S***"],
    caddieName: "이*영",
  });
  expect(maskedNames(names, { language: "en", latin: "Kim Miru" }).memberName).toBe("K*** M***");
});

describe("domain.md 8.7", () => {
  test("a lost item moves in the table's steps and in no other", () => {
    const table = (["10", "20", "30", "40", "50"] as const).flatMap((state) =>
      (["CLAIM", "RETURN", "REFUSE", "POLICE", "DISPOSE"] as const).flatMap((event) => {
        const next = lostAfter(state, event);
        return next === null ? [] : [`${state} ${event} ${next}`];
      }),
    );
    expect(table).toEqual(["10 CLAIM 20", "10 POLICE 40", "10 DISPOSE 50", "20 RETURN 30", "20 REFUSE 10"]);
  });

  test("an inquiry moves in the table's steps and in no other", () => {
    const table = (["10", "20", "30", "40", "50"] as const).flatMap((state) =>
      (["OPEN", "ANSWER", "MESSAGE", "CLOSE", "WITHDRAW"] as const).flatMap((event) => {
        const next = vocAfter(state, event);
        return next === null ? [] : [`${state} ${event} ${next}`];
      }),
    );
    expect(table).toEqual([
      "10 OPEN 20",
      "10 ANSWER 30",
      "10 WITHDRAW 50",
      "20 ANSWER 30",
      "30 MESSAGE 20",
      "30 CLOSE 40",
    ]);
  });

  test("the hours and days of C0490 and C0480 count from the moment", () => {
    const terms = { answerHours: 48, maxFiles: 3, editDays: 7, closeDays: 14 };
    const createdAt = new Date("2026-11-23T10:00:00+09:00");
    const later = (ms: number) => new Date(createdAt.getTime() + ms);
    const week = 7 * 86_400_000;
    expect(isEditable({ state: "10", createdAt }, terms, later(week - 1))).toBe(true);
    expect(isEditable({ state: "10", createdAt }, terms, later(week))).toBe(false);
    expect(isEditable({ state: "20", createdAt }, terms, createdAt)).toBe(false);
    expect([dueAt(createdAt, terms), closesAt(createdAt, terms)]).toEqual([
      later(2 * 86_400_000),
      later(2 * week),
    ]);
    expect(keptUntil("2026-11-20", 180)).toBe("2027-05-19");
  });
});
