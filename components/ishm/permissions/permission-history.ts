import { z } from "zod";
import type { CallOutput } from "@/lib/contract/routes";
import { changesBetween, type PermissionChange } from "./matrix/permission-draft";

type AuditRow = CallOutput<"GET /ops/audit">["list"][number];

const flags = z.object({
  code: z.string(),
  isCreate: z.boolean(),
  isRead: z.boolean(),
  isUpdate: z.boolean(),
  isDelete: z.boolean(),
});
const savedTable = z.array(flags);
const applied = z.object({ appliedTo: z.array(z.number()) });
const copied = z.object({ copyOf: z.number() });

/** An audit entry about rights: changed, given to all of a group, reset to the group's, or copied. */
type PermissionAction =
  | { kind: "changed"; changes: PermissionChange[] }
  | { kind: "applied"; count: number }
  | { kind: "backToGroup" }
  | { kind: "copied"; groupIdx: number }
  | { kind: "other" };

/** The changes in an audit entry of `permission` or `permGroup`, with menus by name. */
export function permissionAction(
  { before, after, entity }: Pick<AuditRow, "before" | "after" | "entity">,
  nameOf: (code: string) => string,
): PermissionAction {
  if (entity === "permGroup") {
    const copy = copied.safeParse(after);
    return copy.success ? { kind: "copied", groupIdx: copy.data.copyOf } : { kind: "other" };
  }
  const table = savedTable.safeParse(after);
  if (table.success) {
    const rows = (list: z.output<typeof savedTable>) =>
      list.map((row) => ({ ...row, parentCode: null, name: nameOf(row.code), offers: [] }));
    const old = savedTable.safeParse(before);
    return { kind: "changed", changes: changesBetween(rows(old.data ?? []), rows(table.data)) };
  }
  const given = applied.safeParse(after);
  if (given.success) return { kind: "applied", count: given.data.appliedTo.length };
  return { kind: "backToGroup" };
}
