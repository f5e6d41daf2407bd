import {
  type MenuDetail,
  menuChanges,
  menuDraftOf,
  protectedMenus,
  slugProblem,
} from "@/components/ishm/menus/menu-draft";
import { moveTo, orderChanges } from "@/components/ishm/menus/menu-order";
import { cutToRoom, searchRooms, textWidth } from "@/components/ishm/menus/snippet";
import type { AdminMenu } from "@/lib/contract/site/menus";

const menu = (code: string, seoSlug: string, children: AdminMenu[] = []): AdminMenu => ({
  idx: 1,
  code,
  parentCode: null,
  name: `Menu ${code}`,
  seoSlug,
  seoTag: "",
  seoMeta: "",
  seoKeyword: "",
  snsTitle: "",
  snsDesc: "",
  snsImageUrl: "",
  isVisible: true,
  permit: "0",
  isExistBanner: false,
  isMainPage: false,
  order: 1,
  children,
});
const tree = [
  menu("010000", "/"),
  menu("030000", "/guide", [menu("030200", "/guide#fees")]),
  menu("080000", "/gift"),
];
const detail: MenuDetail = {
  ...menu("080000", "/gift"),
  i18n: { en: { name: "Gift", seoMeta: "Gift cards" }, ko: { name: "선물" } },
  link: null,
  target: "SELF",
  hasPassword: false,
};

describe("what a draft of a menu changes", () => {
  test("is what was typed, by language, and nothing else", () => {
    const saved = menuDraftOf(detail);
    expect(menuChanges(saved, saved)).toEqual({});
    const texts = { ...saved.texts, ko: { ...saved.texts.ko, name: " 선물 가게 " } };
    expect(menuChanges({ ...saved, texts, isVisible: false }, saved)).toEqual({
      isVisible: false,
      i18n: { ko: { name: "선물 가게" } },
    });
  });

  test("a link and a password are set, and taken away", () => {
    const saved = { ...menuDraftOf(detail), link: "/club" };
    expect(menuChanges({ ...saved, link: "", password: "pine needle" }, saved)).toEqual({
      link: null,
      password: "pine needle",
    });
    expect(menuChanges({ ...saved, takesPasswordAway: true }, saved)).toEqual({ password: null });
  });
});

test.each([
  ["080000", "/gift", null],
  ["080000", "/presents", null],
  ["080000", "/guide", "taken"],
  ["080000", "/guide#fees", "taken"],
  ["080000", "/login", "reserved"],
  ["080000", "/", "taken"],
  ["010000", "/start", "reserved"],
  ["080000", "/guide/gift", "nested"],
  ["030200", "/guide#prices", null],
])("the address of %s may be %s: %s", (code, slug, problem) => {
  expect(slugProblem(code, slug, tree)).toBe(problem);
});

test("a password of a page protects its sections too", () => {
  expect(protectedMenus("030000", tree)).toEqual(["Menu 030000", "Menu 030200"]);
  expect(protectedMenus("030200", tree)).toEqual(["Menu 030200"]);
});

describe("the order", () => {
  test("is moved within its ends", () => {
    expect(moveTo(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
    expect(moveTo(["a", "b", "c"], "a", 9)).toEqual(["b", "c", "a"]);
  });

  test("is saved with the numbers that were there, changed ones only", () => {
    const siblings = [10, 20, 30].map((order) => ({ code: `m${order}`, order }));
    expect(orderChanges(siblings, ["m20", "m10", "m30"])).toEqual([
      { code: "m20", order: 10 },
      { code: "m10", order: 20 },
    ]);
    expect(orderChanges(siblings, ["m10", "m20", "m30"])).toEqual([]);
  });

  test("is counted anew where menus share a number", () => {
    const siblings = ["a", "b"].map((code) => ({ code, order: 0 }));
    expect(orderChanges(siblings, ["b", "a"])).toEqual([{ code: "a", order: 1 }]);
  });
});

describe("a search result", () => {
  test("is cut where a line ends, wide letters sooner", () => {
    const room = searchRooms.google.title;
    expect(cutToRoom("Gift · Mirsol Country Club", room)).toBe("Gift · Mirsol Country Club");
    const latin = cutToRoom("a".repeat(200), room);
    const hangul = cutToRoom("가".repeat(200), room);
    expect(latin.length).toBeGreaterThan(hangul.length);
    expect(hangul.endsWith("…")).toBe(true);
    for (const text of [latin, hangul]) {
      expect(textWidth(text.slice(0, -1), room.sizePx)).toBeLessThanOrEqual(room.maxPx);
    }
  });
});
