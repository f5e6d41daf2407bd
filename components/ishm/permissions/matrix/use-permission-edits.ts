import { useState } from "react";
import type { PermissionTable } from "@/lib/contract/admins/ops-permissions";
import { useUnsavedGuard } from "../../frame/root/unsaved";
import { keyOf, type Target } from "../groups/target";
import { changesBetween, countChanges, type Inputs, rightsAfter } from "./permission-draft";

/** The table that a change was begun on, and what is requested since. */
export type Edit = { table: PermissionTable; inputs: Inputs };

/** How many rights an edit gives and takes. */
function sizeOf({ table, inputs }: Edit): number {
  const { added, removed } = countChanges(changesBetween(table.list, rightsAfter(table.list, inputs)));
  return added + removed;
}

/** Unsaved changes of every group and admin: looking at another one loses none. */
export function usePermissionEdits() {
  const [edits, setEdits] = useState<Readonly<Record<string, Edit>>>({});
  useUnsavedGuard(Object.values(edits).some((edit) => sizeOf(edit) > 0));
  return {
    of: (target: Target): Edit | null => edits[keyOf(target)] ?? null,
    countOf(target: Target): number {
      const edit = edits[keyOf(target)];
      return edit ? sizeOf(edit) : 0;
    },
    put: (target: Target, edit: Edit) => setEdits((all) => ({ ...all, [keyOf(target)]: edit })),
    drop: (target: Target) =>
      setEdits((all) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== keyOf(target)))),
  };
}
