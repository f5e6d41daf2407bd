import { adminMenuNames } from "@/lib/club-api/domains/menus";
import { permissionTree } from "@/lib/club-api/domains/permissions/rules";
import type { Menu } from "@/lib/contract/site/menus";
import { languages } from "@/lib/shared/languages";
import { startTestApi } from "@/tests/support/api";
import { forFile } from "../../support/for-file";

const api = await forFile(startTestApi);

async function menus(lang: string): Promise<Menu[]> {
  return (await api.request("GET", `/menus/club/MS01?lang=${lang}`)).json.data as unknown as Menu[];
}

// seed 137 138 139 140 141 142 143 144 305
test("the public menus come as a tree in order, with the seed's fields (P2)", async () => {
  const tree = await menus("ko");
  expect(tree.map((menu) => menu.seoSlug)).toEqual([
    ...[
      "/",
      "/club",
      "/guide",
      "/course",
      "/reservation",
      "/community",
      "/mypage",
      "/gift",
      "/weather",
      "/pft",
    ],
  ]);
  expect((await menus("en"))[0]).toEqual({
    idx: 1,
    code: "010000",
    name: "Home",
    seoSlug: "/",
    seoTag: "golf,Mirsol",
    seoMeta:
      "Official site of Mirsol Country Club, 27 holes in a pine forest in Gyeonggi-do, Korea. Book a tee time, read the notices, see today's weather.",
    seoKeyword: "golf,27 holes,tee time,Korea,Mirsol",
    snsTitle: "Mirsol Country Club",
    snsDesc: "27 holes in the scent of pines",
    snsImageUrl: "",
    isVisible: true,
    permit: "0",
    isExistBanner: true,
    isMainPage: true,
    children: [],
  });
  expect(tree[0]).toMatchObject({ name: "홈", snsDesc: "솔향 가득한 27홀의 여유" });
  const reservation = tree.find((menu) => menu.code === "050000");
  expect(reservation).toMatchObject({ idx: 5, name: "예약", permit: "0" });
  expect(reservation?.children[0]).toEqual({
    ...(await menus("en"))[0],
    idx: 51,
    code: "050100",
    name: "실시간예약",
    seoSlug: "/reservation#live",
    seoTag: "",
    seoMeta: "",
    seoKeyword: "",
    snsTitle: "실시간예약",
    snsDesc: "",
    isExistBanner: false,
    isMainPage: false,
  });
  expect(reservation?.children.map((child) => child.permit)).toEqual(["0", "2", "0", "2"]);
  expect(tree.filter((menu) => menu.isMainPage).map(({ code }) => code)).toEqual(["010000"]);
});

test.each(languages)("every page has its texts for search engines in %s", async (language) => {
  for (const menu of await menus(language)) {
    const texts = [menu.name, menu.seoTag, menu.seoMeta, menu.seoKeyword, menu.snsTitle, menu.snsDesc];
    expect(texts.every((text) => text !== "")).toBe(true);
  }
});

test("the back office's menus are named, and are no public menus", async () => {
  const names = await adminMenuNames(api.db, 1, "ko");
  const known = permissionTree([], true).flatMap((menu) => [menu, ...menu.children]);
  expect([...names.keys()].toSorted()).toEqual(known.map((menu) => menu.code).toSorted());
  expect(names.get("930100")).toBe("공지사항");
  expect((await menus("ko")).some((menu) => menu.code.startsWith("9"))).toBe(false);
});
