import type { Database } from "../../db/database";
import { serverKey } from "../../db/secrets";
import type { Act } from "../../platform/act";
import { deriveToken, isSameText } from "../../platform/crypto";
import { findMenu } from "./admin";
import { type MenuRow, selectMenus } from "./repository";

/** A menu that asks for a password: its own, else its parent's. */
export type LockedMenu = { code: string; passwordHash: string };

type ClubMoment = Pick<Act, "club" | "now">;

const passMinutes = 60;
const keyName = "menu-pass";

/** A menu by code or idx, and the lock before it, if any; throws 2001. */
export async function findMenuLock(
  db: Database,
  clubIdx: number,
  id: string,
): Promise<{ code: string; lock: LockedMenu | null }> {
  const menu = await findMenu(db, clubIdx, id);
  return { code: menu.code, lock: lockOf(await selectMenus(db, clubIdx, false), menu) };
}

/** A token that opens a locked menu for an hour; it dies with the password (domain.md A34). */
export async function makeMenuPass(
  db: Database,
  { club, now }: ClubMoment,
  lock: LockedMenu,
): Promise<string> {
  const endsAt = now.getTime() + passMinutes * 60_000;
  return `${endsAt}.${await signature(db, { club, now }, lock, endsAt)}`;
}

/** Whether content of a menu may be shown to the holder of a pass; a menu without a lock is open to everybody. */
export async function isMenuOpen(
  db: Database,
  { club, now }: ClubMoment,
  code: string,
  pass: string | null,
): Promise<boolean> {
  const rows = await selectMenus(db, club.clubIdx, false);
  const menu = rows.find((row) => row.code === code);
  const lock = menu && lockOf(rows, menu);
  if (!lock) return true;
  const [endsAt = "", given = ""] = (pass ?? "").split(".");
  if (!/^\d{1,15}$/.test(endsAt) || Number(endsAt) <= now.getTime()) return false;
  return isSameText(given, await signature(db, { club, now }, lock, Number(endsAt)));
}

function lockOf(rows: readonly MenuRow[], menu: MenuRow): LockedMenu | null {
  const parent = rows.find((row) => row.code === menu.parentCode);
  const locked = [menu, parent].find((row) => row?.passwordHash != null);
  return locked?.passwordHash ? { code: locked.code, passwordHash: locked.passwordHash } : null;
}

async function signature(
  db: Database,
  { club, now }: ClubMoment,
  lock: LockedMenu,
  endsAt: number,
): Promise<string> {
  const key = await serverKey(db, keyName, now);
  return deriveToken(key, "menu-pass", [club.clubIdx, lock.code, lock.passwordHash, endsAt].join("\n"));
}
