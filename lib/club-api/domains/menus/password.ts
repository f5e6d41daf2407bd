import type { Database } from "../../db/database";
import { serverKey } from "../../db/secrets";
import type { Context } from "../../platform/context";
import { deriveToken, isSameText } from "../../platform/crypto";
import type { MenuRow } from "./repository";

/** A menu that asks for a password. */
export type LockedMenu = { code: string; passwordHash: string };

type ClubMoment = Pick<Context, "club" | "now">;

const passMinutes = 60;
const keyName = "menu-pass";
/** More passes than menus above one another. */
const maxPasses = 20;

/** The locks among some menus. */
export function locksOf(rows: readonly MenuRow[]): LockedMenu[] {
  return rows.flatMap(({ code, passwordHash }) => (passwordHash === null ? [] : [{ code, passwordHash }]));
}

/** A token that opens some locks for an hour; it dies with their passwords (domain.md A34). */
export async function makeMenuPass(
  db: Database,
  moment: ClubMoment,
  locks: readonly LockedMenu[],
): Promise<string> {
  const endsAt = moment.now.getTime() + passMinutes * 60_000;
  const passes = locks.map(async (lock) => `${endsAt}.${await signature(db, moment, lock, endsAt)}`);
  return (await Promise.all(passes)).join(".");
}

/** The locks that the passes of a token do not open. */
export async function shutLocks(
  db: Database,
  moment: ClubMoment,
  locks: readonly LockedMenu[],
  token: string | null,
): Promise<LockedMenu[]> {
  const passes = passesIn(token).filter(({ endsAt }) => endsAt > moment.now.getTime());
  const shut: LockedMenu[] = [];
  for (const lock of locks) {
    let isOpen = false;
    for (const { endsAt, given } of passes) {
      isOpen ||= isSameText(given, await signature(db, moment, lock, endsAt));
    }
    if (!isOpen) shut.push(lock);
  }
  return shut;
}

/** `end.signature.end.signature`; what is malformed is left out. */
function passesIn(token: string | null): { endsAt: number; given: string }[] {
  const parts = (token ?? "").split(".", 2 * maxPasses);
  return parts.flatMap((part, place) => {
    const given = parts[place + 1];
    const isPass = place % 2 === 0 && /^\d{1,15}$/.test(part) && given !== undefined;
    return isPass ? [{ endsAt: Number(part), given }] : [];
  });
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
