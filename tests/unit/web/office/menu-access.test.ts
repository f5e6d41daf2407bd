import type { AdminMenuPermission } from "@/lib/contract/site/menu-admins";
import { menuAccess } from "@/lib/web/office/menu-access";
import { menuTrail, officeMenuEntries } from "@/lib/web/office/office-menus";

type Flags = "C" | "R" | "U" | "X";

function menu(code: string, flags: string, children: AdminMenuPermission[] = []): AdminMenuPermission {
  const has = (flag: Flags) => flags.includes(flag);
  return {
    code,
    name: `Menu ${code}`,
    isCreate: has("C"),
    isRead: has("R"),
    isUpdate: has("U"),
    isDelete: has("X"),
    children,
  };
}

const tree = [
  menu("900000", "R"),
  menu("910000", "CUX", [menu("910300", "CRUX")]),
  menu("930000", "R", [menu("930100", "RU", [menu("930101", "CRUX")]), menu("930200", "CUX")]),
];

describe("the rights on a menu", () => {
  test.each([
    ["a menu has its own flags", "930100", "RU"],
    ["a child may have more than its parent", "930101", "CRUX"],
    ["a child is cleared when its parent lacks read", "910300", ""],
    ["a menu without read has no right at all", "930200", ""],
    ["a parent without read has no right at all", "910000", ""],
    ["an unknown code has no right", "999999", ""],
  ])("%s", (_promise, code, flags) => {
    const { name: _name, code: _code, children: _children, ...expected } = menu(code, flags);
    expect(menuAccess(tree, code)).toEqual(expected);
  });

  test("an empty tree gives nothing", () => {
    expect(menuAccess([], "900000").isRead).toBe(false);
  });
});

describe("the side menu", () => {
  const entries = officeMenuEntries(tree);

  test("shows readable menus that have a screen, and only groups that hold one", () => {
    expect(entries.map((entry) => entry.code)).toEqual(["900000", "930000"]);
    expect(entries[1]?.children.map((entry) => entry.code)).toEqual(["930100"]);
  });

  test.each([
    ["/ishm", ["900000"]],
    ["/ishm/notice", ["930000", "930100"]],
    ["/ishm/notice/12", ["930000", "930100"]],
    ["/ishm/noticeboard", []],
  ])("marks %s", (address, codes) => {
    expect(menuTrail(entries, address).map((entry) => entry.code)).toEqual(codes);
  });
});
