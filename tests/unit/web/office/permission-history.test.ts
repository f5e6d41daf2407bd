import { permissionAction } from "@/components/ishm/permissions/permission-history";

const flags = (code: string, isDelete: boolean) => ({
  code,
  isCreate: true,
  isRead: true,
  isUpdate: true,
  isDelete,
});
const nameOf = (code: string) => (code === "930100" ? "Notices" : code);

test.each([
  [
    "rights that were taken, by the menu's name",
    { entity: "permission", before: [flags("930100", true)], after: [flags("930100", false)] },
    {
      kind: "changed",
      changes: [{ code: "930100", name: "Notices", added: [], removed: ["isDelete"] }],
    },
  ],
  [
    "a group given to its admins",
    { entity: "permission", before: null, after: { appliedTo: [3, 4], overwriteCustom: true } },
    { kind: "applied", count: 2 },
  ],
  [
    "an admin put back into his group",
    { entity: "permission", before: { source: "CUSTOM" }, after: { source: "GROUP", groupIdx: 20 } },
    { kind: "backToGroup" },
  ],
  [
    "a copy",
    { entity: "permGroup", before: null, after: { groupIdx: 31, copyOf: 20 } },
    { kind: "copied", groupIdx: 20 },
  ],
  ["anything else", { entity: "permGroup", before: null, after: { groupIdx: 31 } }, { kind: "other" }],
])("an audit record tells %s", (_, row, action) => {
  expect(permissionAction(row, nameOf)).toEqual(action);
});
