import { publicAddress, screenOf } from "@/lib/shared/addresses/menu-paths";

const menus = [
  { code: "010000", seoSlug: "/" },
  { code: "030000", seoSlug: "/handbook" },
  { code: "060000", seoSlug: "/community" },
  { code: "120000", seoSlug: "/club-news" },
];

test.each([
  ["/", "/"],
  ["/guide", "/handbook"],
  ["/guide#fees", "/handbook#fees"],
  ["/guide?x=1", "/handbook?x=1"],
  ["/guidebook", "/guidebook"],
  ["/community/notice/7", "/community/notice/7"],
  ["/login", "/login"],
])("the public address of %s is %s", (path, address) => {
  expect(publicAddress(menus, path)).toBe(address);
});

test.each(["/", "/guide", "/guide#fees", "/community/notice/7", "/login", "/club-news"])(
  "the page of %s is found again at its public address",
  (path) => {
    expect(screenOf(menus, publicAddress(menus, path))).toEqual({ kind: "at", path });
  },
);

test("the own path of a page that moved away leads to where it went", () => {
  expect(screenOf(menus, "/guide/x")).toEqual({ kind: "moved", to: "/handbook/x" });
});
