import type { AdminMenu, MenuChange } from "@/lib/contract/menus";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { type Act, actorName } from "../../platform/act";
import { fingerprint, hashPassword } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { mergeFields } from "../../platform/texts";
import { recordDeed } from "../audit";
import { clearSlugs, lockPublicMenus, type MenuRow, selectMenus, updateMenu } from "./repository";
import { menuFault } from "./rules";
import { menuOf } from "./service";

/** The public menus as a tree with what the back office edits (domain.md A26). */
export async function readMenuTree(db: Database, act: Act): Promise<AdminMenu[]> {
  const rows = await selectMenus(db, act.club.clubIdx, false);
  const below = (parentCode: string | null): AdminMenu[] =>
    rows
      .filter((row) => row.parentCode === parentCode)
      .map((row) => ({ ...adminMenuOf(row, act), children: below(row.code) }));
  return below(null);
}

/** Codes and names of the pages; sections of a page are none. */
export async function readSimpleMenus(db: Database, act: Act): Promise<CallOutput<"GET /menus/simple">> {
  const rows = await selectMenus(db, act.club.clubIdx, false);
  return rows
    .filter((row) => row.parentCode === null)
    .map((row) => ({
      code: row.code,
      name: menuOf(row, act.choice).name,
      isExistBanner: row.isExistBanner,
    }));
}

/** One menu by code or idx, with its texts in all languages; throws 2001. */
export async function readMenu(db: Database, act: Act, id: string): Promise<CallOutput<"GET /menus/{id}">> {
  const row = await findMenu(db, act.club.clubIdx, id);
  const { link, target } = row;
  return { ...adminMenuOf(row, act), i18n: row.texts, link, target, hasPassword: row.passwordHash !== null };
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
  act: Act,
  wishes: readonly MenuChange[],
): Promise<{ updated: number }> {
  const hashes = await Promise.all(
    wishes.map(({ password }) => (typeof password === "string" ? hashPassword(password) : password)),
  );
  return transaction(db, async (tx) => {
    const before = await lockPublicMenus(tx, act.club.clubIdx);
    const after = new Map(before.map((row) => [row.code, row]));
    for (const [place, wish] of wishes.entries()) {
      const row = after.get(wish.code);
      if (!row) throw new ClubFailure("NOT_FOUND");
      if (wish.version !== undefined && wish.version !== menuVersion(row)) throw new ClubFailure("STALE");
      after.set(wish.code, changedMenu(act, row, wish, hashes[place]));
    }
    const fault = menuFault([...after.values()]);
    if (fault) throw new ClubFailure(fault);
    const changed = before.filter((row) => after.get(row.code) !== row);
    await refuseForeignSlug(tx, act, [...after.values()]);
    await clearSlugs(
      tx,
      changed.map((row) => row.menuIdx),
    );
    for (const row of changed) await storeMenu(tx, act, row, after.get(row.code) ?? row);
    return { updated: changed.length };
  });
}

function adminMenuOf(row: MenuRow, act: Act) {
  const { parentCode, order } = row;
  return { ...menuOf(row, act.choice), parentCode, order, version: menuVersion(row) };
}

/** A menu's place among the others is no part of it: moving one is no change of what another admin edits. */
function menuVersion({ order: _order, updatedAt: _at, updatedBy: _by, ...row }: MenuRow): string {
  return fingerprint(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const emptyTexts = { name: "", seoTag: "", seoMeta: "", seoKeyword: "", snsTitle: "", snsDesc: "" };

function changedMenu(
  act: Act,
  row: MenuRow,
  wish: MenuChange,
  passwordHash: string | null | undefined,
): MenuRow {
  const { code: _code, password: _password, version: _version, i18n, ...rest } = wish;
  const { name, seoTag, seoMeta, seoKeyword, snsTitle, snsDesc, ...fields } = rest;
  const own = { name, seoTag, seoMeta, seoKeyword, snsTitle, snsDesc };
  // A language that has no name yet gets the one that its readers saw so far.
  const empty = { ...emptyTexts, name: menuOf(row, act.choice).name };
  const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return {
    ...row,
    ...named,
    texts: mergeFields(row.texts, { own, i18n }, act.choice.language, empty),
    passwordHash: passwordHash === undefined ? row.passwordHash : passwordHash,
    updatedAt: act.now,
    updatedBy: actorName(act.by),
  };
}

/** Menus of the back office hold addresses too. */
async function refuseForeignSlug(tx: Database, act: Act, rows: readonly MenuRow[]): Promise<void> {
  const office = (await selectMenus(tx, act.club.clubIdx, true)).flatMap((row) => row.seoSlug ?? []);
  if (rows.some((row) => row.seoSlug !== null && office.includes(row.seoSlug))) {
    throw new ClubFailure("MENU_SLUG");
  }
}

async function storeMenu(tx: Database, act: Act, before: MenuRow, after: MenuRow): Promise<void> {
  await updateMenu(tx, after.menuIdx, after);
  await recordDeed(tx, act, {
    action: "UPDATE",
    entity: "menu",
    entityKey: after.code,
    before: shown(before),
    after: shown(after),
  });
}

/** Of the password a deed tells only whether there is one. */
function shown({ passwordHash, ...row }: MenuRow) {
  return { ...row, hasPassword: passwordHash !== null };
}
