import {
  changesBetween,
  countChanges,
  isClosedByParent,
  previewEntries,
  rightsAfter,
  savePermissionsCall,
  switchableIn,
  switchColumn,
  switchFlag,
  switchRow,
} from "@/components/ishm/permissions/matrix/permission-draft";
import { type PermissionRow, permissionFlags } from "@/lib/contract/admins/ops-permissions";

const row = (code: string, rights: string, parentCode: string | null = null): PermissionRow => ({
  code,
  parentCode,
  name: `Menu ${code}`,
  isCreate: rights.includes("C"),
  isRead: rights.includes("R"),
  isUpdate: rights.includes("U"),
  isDelete: rights.includes("D"),
  offers: [...permissionFlags],
});

const table = [
  { ...row("900000", "R"), offers: ["isRead" as const] },
  row("930000", "R"),
  row("930100", "CRUD", "930000"),
  row("930200", "R", "930000"),
  row("930300", "", "930000"),
];
const free = () => false;
const words = (rows: readonly PermissionRow[]) =>
  Object.fromEntries(
    rows.map((one) => [
      one.code,
      permissionFlags
        .filter((flag) => one[flag])
        .map((flag) => flag.slice(2, 3))
        .join(""),
    ]),
  );

describe("the rights after a switch", () => {
  test("a parent without Read clears its children, and gives them back with Read", () => {
    const off = switchFlag({ table, inputs: {} }, "930000", "isRead", false);
    const closed = rightsAfter(table, off);
    expect(words(closed)).toMatchObject({ "930000": "", "930100": "", "930200": "" });
    expect(isClosedByParent(closed, closed[2] as PermissionRow)).toBe(true);
    const on = switchFlag({ table, inputs: off }, "930000", "isRead", true);
    expect(rightsAfter(table, on)).toEqual(table);
    expect(isClosedByParent(table, table[2] as PermissionRow)).toBe(false);
  });

  test("Read taken away clears the row, and brings it back", () => {
    const off = switchFlag({ table, inputs: {} }, "930100", "isRead", false);
    expect(words(rightsAfter(table, off))["930100"]).toBe("");
    const on = switchFlag({ table, inputs: off }, "930100", "isRead", true);
    expect(words(rightsAfter(table, on))["930100"]).toBe("CRUD");
  });

  test("a right to write brings Read along, and nothing else", () => {
    const inputs = switchFlag({ table, inputs: {} }, "930300", "isDelete", true);
    expect(words(rightsAfter(table, inputs))["930300"]).toBe("RD");
    const cleared = switchFlag({ table, inputs: {} }, "930100", "isRead", false);
    const again = switchFlag({ table, inputs: cleared }, "930100", "isUpdate", true);
    expect(words(rightsAfter(table, again))["930100"]).toBe("RU");
  });

  test("a row takes what its menu offers, or nothing", () => {
    const all = switchRow({ table, inputs: {} }, "900000", true);
    expect(words(rightsAfter(table, all))["900000"]).toBe("R");
    const nothing = switchRow({ table, inputs: {} }, "930100", false);
    expect(words(rightsAfter(table, nothing))["930100"]).toBe("");
  });

  test("a column of a right to write leaves menus alone that are not read, or locked", () => {
    const isLocked = ({ code }: PermissionRow) => code === "930200";
    const switched = switchableIn({ table, inputs: {} }, "isUpdate", isLocked).map(({ code }) => code);
    expect(switched).toEqual(["930000", "930100"]);
    const inputs = switchColumn({ table, inputs: {} }, "isUpdate", true, isLocked);
    expect(words(rightsAfter(table, inputs))).toEqual({
      "900000": "R",
      "930000": "RU",
      "930100": "CRUD",
      "930200": "R",
      "930300": "",
    });
  });

  test("the column of Read gives and takes all", () => {
    const given = switchColumn({ table, inputs: {} }, "isRead", true, free);
    expect(rightsAfter(table, given).every(({ isRead }) => isRead)).toBe(true);
    const taken = switchColumn({ table, inputs: {} }, "isRead", false, free);
    expect(rightsAfter(table, taken).some(({ isRead, isCreate }) => isRead || isCreate)).toBe(false);
  });
});

describe("what will change", () => {
  const inputs = switchFlag(
    { table, inputs: switchFlag({ table, inputs: {} }, "930200", "isCreate", true) },
    "930100",
    "isDelete",
    false,
  );
  const after = rightsAfter(table, inputs);
  const changes = changesBetween(table, after);

  test("is told menu by menu and counted by rights", () => {
    expect(changes).toEqual([
      { code: "930100", name: "Menu 930100", added: [], removed: ["isDelete"] },
      { code: "930200", name: "Menu 930200", added: ["isCreate"], removed: [] },
    ]);
    expect(countChanges(changes)).toEqual({ added: 1, removed: 1 });
  });

  test("a wish that changes nothing is no change", () => {
    expect(changesBetween(table, rightsAfter(table, { "930200": table[3] as PermissionRow }))).toEqual([]);
  });

  test("is all that is sent, with the version that it was made on", () => {
    const target = { targetType: "GROUP", targetIdx: 20 } as const;
    expect(savePermissionsCall(target, "v1", after, changes).body).toEqual({
      ...target,
      version: "v1",
      menus: [
        { code: "930100", isCreate: true, isRead: true, isUpdate: true, isDelete: false },
        { code: "930200", isCreate: true, isRead: true, isUpdate: false, isDelete: false },
      ],
    });
  });
});

test("the preview shows the screens that the rights open", () => {
  const rights = [row("930000", "R"), row("930100", "R", "930000"), row("910000", "")];
  expect(previewEntries(rights).map(({ code, children }) => [code, children.map((one) => one.code)])).toEqual(
    [["930000", ["930100"]]],
  );
});
