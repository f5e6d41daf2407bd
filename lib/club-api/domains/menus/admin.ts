import type { CallOutput } from "@/lib/contract/routes";
import type { AdminMenu, MenuChange } from "@/lib/contract/site/menus";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { fingerprint, hashPassword } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { mergeFields } from "../../platform/texts";
import { recordAudit } from "../audit";
import { clearSlugs, lockPublicMenus, type MenuRow, selectMenus, updateMenu } from "./repository";
import { menuFault } from "./rules";
import { menuOf } from "./service";

/** The public menus as a tree with what the back office edits (domain.md A26). */
export async function readMenuTree(db: Database, ctx: Context): Promise<AdminMenu[]> {
  const rows = await selectMenus(db, ctx.club.clubIdx, false);
  const below = (parentCode: string | null): AdminMenu[] =>
    rows
      .filter((row) => row.parentCode === parentCode)
      .map((row) => ({ ...adminMenuOf(row, ctx), children: below(row.code) }));
  return below(null);
}

/** Codes and names of the pages; sections of a page are none. */
export async function readSimpleMenus(db: Database, ctx: Context): Promise<CallOutput<"GET /menus/simple">> {
  const rows = await selectMenus(db, ctx.club.clubIdx, false);
  return rows
    .filter((row) => row.parentCode === null)
    .map((row) => ({
      code: row.code,
      name: menuOf(row, ctx.choice).name,
      isExistBanner: row.isExistBanner,
    }));
}

/** One menu by code or idx, with its texts in all languages; throws 2001. */
export async function readMenu(
  db: Database,
  ctx: Context,
  id: string,
): Promise<CallOutput<"GET /menus/{id}">> {
  const row = await findMenu(db, ctx.club.clubIdx, id);
  const { link, target } = row;
  return { ...adminMenuOf(row, ctx), i18n: row.texts, link, target, hasPassword: row.passwordHash !== null };
}

/** A public menu by code or idx; throws 2001 for none. */
export async function findMenu(db: Database, clubIdx: number, id: string): Promise<MenuRow> {
  const rows = await selectMenus(db, clubIdx, false);
  const found = rows.find((row) => row.code === id) ?? rows.find((row) => String(row.menuIdx) === id);
  if (!found) throw new ClubFailure("NOT_FOUND");
  return found;
}

/** Changes the named fields of the named menus (A27). Throws 2001, and 2501 to 2503; then nothing has changed. */
export async function saveMenus(
  db: Database,
  ctx: Context,
  inputs: readonly MenuChange[],
): Promise<{ updated: number }> {
  const hashes = await Promise.all(
    inputs.map(({ password }) => (typeof password === "string" ? hashPassword(password) : password)),
  );
  return transaction(db, async (tx) => {
    const before = await lockPublicMenus(tx, ctx.club.clubIdx);
    const after = new Map(before.map((row) => [row.code, row]));
    for (const [place, input] of inputs.entries()) {
      const row = after.get(input.code);
      if (!row) throw new ClubFailure("NOT_FOUND");
      if (input.version !== undefined && input.version !== menuVersion(row)) throw new ClubFailure("STALE");
      after.set(input.code, changedMenu(ctx, row, input, hashes[place]));
    }
    const fault = menuFault([...after.values()]);
    if (fault) throw new ClubFailure(fault);
    const changed = before.filter((row) => after.get(row.code) !== row);
    await refuseForeignSlug(tx, ctx, [...after.values()]);
    await clearSlugs(
      tx,
      ctx.club.clubIdx,
      changed.map((row) => row.menuIdx),
    );
    for (const row of changed) await storeMenu(tx, ctx, row, after.get(row.code) ?? row);
    return { updated: changed.length };
  });
}

function adminMenuOf(row: MenuRow, ctx: Context) {
  const { parentCode, order } = row;
  return { ...menuOf(row, ctx.choice), parentCode, order, version: menuVersion(row) };
}

/** A menu's place among the others is no part of it: moving one is no change of what another admin edits. */
function menuVersion({ order: _order, updatedAt: _at, updatedBy: _by, ...row }: MenuRow): string {
  return fingerprint(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const emptyTexts = { name: "", seoTag: "", seoMeta: "", seoKeyword: "", snsTitle: "", snsDesc: "" };

function changedMenu(
  ctx: Context,
  row: MenuRow,
  input: MenuChange,
  passwordHash: string | null | undefined,
): MenuRow {
  const { code: _code, password: _password, version: _version, i18n, ...rest } = input;
  const { name, seoTag, seoMeta, seoKeyword, snsTitle, snsDesc, ...fields } = rest;
  const own = { name, seoTag, seoMeta, seoKeyword, snsTitle, snsDesc };
  // A language that has no name yet gets the one that its readers saw so far.
  const empty = { ...emptyTexts, name: menuOf(row, ctx.choice).name };
  const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return {
    ...row,
    ...named,
    texts: mergeFields(row.texts, { own, i18n }, ctx.choice.language, empty),
    passwordHash: passwordHash === undefined ? row.passwordHash : passwordHash,
    updatedAt: ctx.now,
    updatedBy: actorName(ctx.by),
  };
}

/** Menus of the back office hold addresses too. */
async function refuseForeignSlug(tx: Database, ctx: Context, rows: readonly MenuRow[]): Promise<void> {
  const office = (await selectMenus(tx, ctx.club.clubIdx, true)).flatMap((row) => row.seoSlug ?? []);
  if (rows.some((row) => row.seoSlug !== null && office.includes(row.seoSlug))) {
    throw new ClubFailure("MENU_SLUG");
  }
}

async function storeMenu(tx: Database, ctx: Context, before: MenuRow, after: MenuRow): Promise<void> {
  await updateMenu(tx, before, after);
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "menu",
    entityKey: after.code,
    before: shown(before),
    after: shown(after),
  });
}

/** Of the password the audit entry tells only whether there is one. */
function shown({ passwordHash, ...row }: MenuRow) {
  return { ...row, hasPassword: passwordHash !== null };
}
