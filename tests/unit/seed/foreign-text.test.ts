import {
  americanDate,
  foreignFinder,
  foreignScripts,
  isUntranslated,
} from "@/tests/support/demo-clubs/foreign-text";
import { demoVocabularies } from "@/tests/support/demo-clubs/vocabulary";

const clubs = demoVocabularies();
const clubOf = (code: string) => {
  const club = clubs.find((one) => one.code === code);
  if (!club) throw new Error(`no club ${code}`);
  return club;
};
const [mirsol, dunrath, kazanami] = [clubOf("MS01"), clubOf("LK02"), clubOf("JP03")];
const inDunrath = foreignFinder(dunrath, clubs);
const inKazanami = foreignFinder(kazanami, clubs);

test("every demo club has names and sentences that are its own alone", () => {
  for (const club of clubs) {
    expect(club.names.length).toBeGreaterThan(20);
    expect(club.sentences.length).toBeGreaterThan(60);
    const find = foreignFinder(club, clubs);
    expect([...club.names, ...club.sentences].flatMap((text) => find(text))).toEqual([]);
  }
});

test.each([
  ["Mirsol Country Club", "MS01: Mirsol Country Club"],
  ["tel:031-000-1000", "MS01: 031-000-1000"],
  ["call 010-0000-4711", "MS01: 010-0000-"],
  ["info@kazanami.example", "JP03: info@kazanami.example"],
  ["the Mir course", "MS01: Mir"],
  ["from ¥29,800", "JP03: ¥"],
  ["10,000 won off", "MS01: 0 won"],
  ["KakaoTalk channel", "MS01: KakaoTalk"],
])("on a page of Dunrath %s is another club's", (text, found) => {
  expect(inDunrath(text)).toContain(found);
});

test.each(["Out", "Mirror", "£97.50", "Fergus won by two holes", "Dunrath Links", "01632 960180"])(
  "on a page of Dunrath %s is nobody else's",
  (text) => {
    expect(inDunrath(text)).toEqual([]);
  },
);

test("a currency and a script are found where they do not belong", () => {
  expect(inKazanami("グリーンフィー 97.50ポンド")).toContain("LK02: ポンド");
  expect(inKazanami("12,500円")).toEqual([]);
  expect(foreignScripts(dunrath, { text: "예약", language: "en" })).toEqual(["hangul"]);
  expect(foreignScripts(kazanami, { text: "朝日健一", language: "en" })).toEqual([]);
  expect(foreignScripts(kazanami, { text: "예약", language: "ja" })).toEqual(["hangul"]);
  expect(foreignScripts(kazanami, { text: "예약", language: "ko" })).toEqual([]);
});

test("a guest whose name is masked may come from anywhere", () => {
  expect(foreignScripts(dunrath, { text: "岡*健", language: "en" })).toEqual([]);
});

test("the American order of a date is found for a club that writes the day first", () => {
  expect(americanDate(dunrath, { text: "Tue, Dec 1", language: "en" })).toBe("Dec 1");
  expect(americanDate(dunrath, { text: "Tue 1 Dec", language: "en" })).toBeNull();
  expect(americanDate(dunrath, { text: "Dec 1", language: "ja" })).toBeNull();
  expect(americanDate(mirsol, { text: "Tue, Dec 1", language: "en" })).toBeNull();
});

test.each(["home.hero.title", "Dear {name}", "undefined", "NaN"])(
  "%s is untranslated or unfilled",
  (text) => {
    expect(isUntranslated(text)).toBe(true);
  },
);
test.each([
  "YYYY.MM.DD",
  "secretary@dunrath.example",
  "2026_winter.pdf",
  "Par 3. 165 yd.",
  "© Dunrath Golf Club",
])("%s is a text", (text) => {
  expect(isUntranslated(text)).toBe(false);
});
