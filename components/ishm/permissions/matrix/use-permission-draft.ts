import { type PermissionRow, permissionFlags } from "@/lib/contract/admins/ops-permissions";
import { useOffice } from "../../frame/root/office-context";
import type { Target } from "../groups/target";
import { changesBetween, type Inputs, rightsAfter } from "./permission-draft";
import type { usePermissionEdits } from "./use-permission-edits";
import { usePermissionTable } from "./use-permission-table";

/** The matrix of a target: as saved, as requested, and what the caller may touch of it. */
export function usePermissionDraft(
  target: Target,
  edits: ReturnType<typeof usePermissionEdits>,
  isSuper: boolean,
) {
  const { access } = useOffice();
  const read = usePermissionTable(target);
  const edit = edits.of(target);
  const table = edit?.table ?? read.data;
  const inputs: Inputs = edit?.inputs ?? {};
  const saved = table?.list ?? [];
  const rows = rightsAfter(saved, inputs);
  const lacks = (row: PermissionRow, part = permissionFlags) => {
    const own = access(row.code);
    return !isSuper && part.some((flag) => row[flag] && !own[flag]);
  };
  return {
    read,
    table,
    saved,
    inputs,
    rows,
    changes: changesBetween(saved, rows),
    /** Whether the menu holds a right that the caller does not have: he can neither give nor keep it (domain.md 2.6). */
    isBeyond: (row: PermissionRow) => lacks(saved.find(({ code }) => code === row.code) ?? row),
    /** Whether the caller has a right himself. */
    has: (code: string, flag: (typeof permissionFlags)[number]) => isSuper || access(code)[flag],
    input(next: Inputs) {
      if (table) edits.put(target, { table, inputs: next });
    },
  };
}

export type PermissionDraft = ReturnType<typeof usePermissionDraft>;
