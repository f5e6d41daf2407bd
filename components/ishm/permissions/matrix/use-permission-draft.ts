import { useState } from "react";
import {
  type PermissionRow,
  type PermissionTable,
  permissionFlags,
} from "@/lib/contract/admins/ops-permissions";
import type { CallInput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { useOffice } from "../../frame/root/office-context";
import { useUnsavedGuard } from "../../frame/root/unsaved";
import { keyOf, type Target } from "../groups/target";
import { changesBetween, countChanges, type Inputs, rightsAfter } from "./permission-draft";

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
  const lacks = (row: PermissionRow) => {
    const own = access(row.code);
    return !isSuper && permissionFlags.some((flag) => row[flag] && !own[flag]);
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

const groupKey = "GET /ops/permissions/groups/{id}";
const adminKey = "GET /ops/permissions/admins/{id}";

/** The call that reads a target's table. */
export function tableCall(target: Target, language: Language) {
  const input = { params: { id: String(target.targetIdx) }, query: { lang: language } };
  const key = target.targetType === "GROUP" ? groupKey : adminKey;
  return { key, input } as { key: typeof groupKey; input: CallInput<typeof groupKey> };
}

/** The rights of a group or of one admin as the server has them; of nobody nothing is read. */
export function usePermissionTable(target: Target | null) {
  const { language } = useOffice();
  const { key, input } = tableCall(target ?? { targetType: "GROUP", targetIdx: 0 }, language);
  return useCall(target && key, input, { handled: true });
}

/** The same, read now. */
export function readTable(target: Target, language: Language) {
  const { key, input } = tableCall(target, language);
  return call(key, input, { handled: true });
}

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
