import {
  type PermissionFlagName,
  type PermissionRow,
  permissionFlags,
} from "@/lib/contract/admins/ops-permissions";
import type { CallInput } from "@/lib/contract/routes";
import type { AdminMenuPermission } from "@/lib/contract/site/menu-admins";
import { type OfficeMenuEntry, officeMenuEntries } from "@/lib/web/office/office-menus";

type Rights = Record<PermissionFlagName, boolean>;
/** Requested rights by menu; `rightsAfter` applies the rules to them. */
export type Inputs = Readonly<Record<string, Rights>>;
export type PermissionChange = {
  code: string;
  name: string;
  added: PermissionFlagName[];
  removed: PermissionFlagName[];
};

const none: Rights = { isCreate: false, isRead: false, isUpdate: false, isDelete: false };

/** The rights of a row alone. */
function rightsOf({ isCreate, isRead, isUpdate, isDelete }: Rights): Rights {
  return { isCreate, isRead, isUpdate, isDelete };
}

/**
 * A table with the requests in it, by the rules of seed §6: without Read a menu has nothing, and a menu whose parent lacks
 * Read has nothing either. Requests are remembered, so that a parent that gets read again gives its children back.
 */
export function rightsAfter(table: readonly PermissionRow[], inputs: Inputs): PermissionRow[] {
  const requested = new Map(table.map((row) => [row.code, rightsOf(inputs[row.code] ?? row)]));
  return table.map((row) => {
    const rights = requested.get(row.code) ?? none;
    const parent = row.parentCode === null ? undefined : requested.get(row.parentCode);
    const counts = rights.isRead && parent?.isRead !== false;
    return { ...row, ...(counts ? rights : none) };
  });
}

/** Whether a menu has nothing because its parent cannot be read. */
export function isClosedByParent(table: readonly PermissionRow[], row: PermissionRow): boolean {
  return row.parentCode !== null && table.find(({ code }) => code === row.parentCode)?.isRead === false;
}

type Draft = { table: readonly PermissionRow[]; inputs: Inputs };

/** One right switched. A right to write brings Read along; taking Read away takes the row's rights, as a request only. */
export function switchFlag(
  { table, inputs }: Draft,
  code: string,
  flag: PermissionFlagName,
  isOn: boolean,
): Inputs {
  const row = rightsAfter(table, inputs).find((one) => one.code === code);
  const saved = table.find((one) => one.code === code);
  if (!row || !saved) return inputs;
  if (flag === "isRead") {
    const chosen = inputs[code] ?? rightsOf(saved);
    return { ...inputs, [code]: { ...chosen, isRead: isOn } };
  }
  const now = rightsOf(row);
  return { ...inputs, [code]: { ...now, [flag]: isOn, isRead: now.isRead || isOn } };
}

/** Every right that a menu offers, or none. */
export function switchRow({ table, inputs }: Draft, code: string, isOn: boolean): Inputs {
  const row = table.find((one) => one.code === code);
  if (!row) return inputs;
  return { ...inputs, [code]: isOn ? offered(row, inputs[code] ?? row) : none };
}

/** The menus whose box of a column can be switched: it is offered, and writing needs a menu that is read. */
export function switchableIn(
  { table, inputs }: Draft,
  flag: PermissionFlagName,
  isLocked: (row: PermissionRow) => boolean,
): PermissionRow[] {
  const now = rightsAfter(table, inputs);
  return now.filter(
    (row) => row.offers.includes(flag) && !isLocked(row) && (flag === "isRead" || row.isRead),
  );
}

/** One right on all the menus of a column. */
export function switchColumn(
  draft: Draft,
  flag: PermissionFlagName,
  isOn: boolean,
  isLocked: (row: PermissionRow) => boolean,
): Inputs {
  return switchableIn(draft, flag, isLocked).reduce(
    (inputs, row) => switchFlag({ table: draft.table, inputs }, row.code, flag, isOn),
    draft.inputs,
  );
}

/** Menu by menu what one table has more and less than another one. */
export function changesBetween(
  before: readonly PermissionRow[],
  after: readonly PermissionRow[],
): PermissionChange[] {
  const old = new Map(before.map((row) => [row.code, row]));
  return after.flatMap((row) => {
    const had = old.get(row.code) ?? none;
    const added = permissionFlags.filter((flag) => row[flag] && !had[flag]);
    const removed = permissionFlags.filter((flag) => !row[flag] && had[flag]);
    return added.length + removed.length === 0 ? [] : [{ code: row.code, name: row.name, added, removed }];
  });
}

/** How many rights are given and taken. */
export function countChanges(changes: readonly PermissionChange[]): { added: number; removed: number } {
  const sum = (part: "added" | "removed") =>
    changes.reduce((total, change) => total + change[part].length, 0);
  return { added: sum("added"), removed: sum("removed") };
}

type Target = { targetType: "GROUP" | "ADMIN"; targetIdx: number };

/** `PUT /menu-admins` with the changed menus only. */
export function savePermissionsCall(
  target: Target,
  version: string,
  after: readonly PermissionRow[],
  changes: readonly PermissionChange[],
): CallInput<"PUT /menu-admins"> {
  const changed = new Set(changes.map(({ code }) => code));
  const menus = after
    .filter(({ code }) => changed.has(code))
    .map((row) => ({ code: row.code, ...rightsOf(row) }));
  return { body: { ...target, version, menus } };
}

function offered(row: PermissionRow, now: Rights): Rights {
  const all = { ...rightsOf(now) };
  for (const flag of row.offers) all[flag] = true;
  return all;
}

/** The side menu that an admin with these rights would have. */
export function previewEntries(table: readonly PermissionRow[]): OfficeMenuEntry[] {
  const below = (parentCode: string | null): AdminMenuPermission[] =>
    table
      .filter((row) => row.parentCode === parentCode)
      .map(({ parentCode: _parent, offers: _offers, ...menu }) => ({ ...menu, children: below(menu.code) }));
  return officeMenuEntries(below(null));
}
