import { setTimeout as pass } from "node:timers/promises";
import { clubDate, clubTime } from "@/lib/shared/time/club-time";
import { withCachedRules } from "../../../db/cached-read";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { fingerprint } from "../../../platform/crypto";
import { dayIn, openAtIn, type RuleBook, readRuleBook } from "../rule-book";
import { selectSheetMarks } from "./sheet-version-repository";

const roundMs = 500;
const waitMs = 8_000;

/** Whether the day has opened for any member type. */
export function isOpenedIn(book: RuleBook, date: string): boolean {
  const day = dayIn(book, date);
  return book.openRules.some(({ memberType }) => {
    const openAt = openAtIn(book, day, memberType);
    return openAt !== null && openAt <= book.ctx.now;
  });
}

/** Changes with whatever a desk sees of a day, the passing of its tee times too; read it before the sheet itself. */
export async function sheetVersion(db: Database, ctx: Context, date: string): Promise<string> {
  const { club, now } = ctx;
  const book = await readRuleBook(db, ctx, date);
  const today = clubDate(now, club.zone);
  const pastUntil = date === today ? clubTime(now, club.zone) : date < today ? "24:00" : "";
  const marks = await selectSheetMarks(db, { clubIdx: club.clubIdx, playDate: date, now, pastUntil });
  return fingerprint([marks, isOpenedIn(book, date)]);
}

const rounds = new WeakMap<Database, Map<string, Promise<string>>>();

/**
 * The version that a day will have in half a second, in one look of this process however many desks wait for it. The
 * look begins after all calls that it answers.
 */
function nextVersion(db: Database, contextNow: () => Context, date: string): Promise<string> {
  const ofDatabase = rounds.get(db) ?? new Map<string, Promise<string>>();
  rounds.set(db, ofDatabase);
  const key = `${contextNow().club.clubIdx} ${date}`;
  const known = ofDatabase.get(key);
  if (known) return known;
  const round = pass(roundMs).then(async () => {
    ofDatabase.delete(key);
    return sheetVersion(await withCachedRules(db), contextNow(), date);
  });
  ofDatabase.set(key, round);
  return round;
}

/**
 * Waits until a day is no longer the known version, at most eight seconds and not beyond `isOver`: somebody who has
 * gone, or a server that stops. It asks the database, so it sees what other processes do.
 */
export async function awaitSheetChange(
  db: Database,
  contextNow: () => Context,
  { date, known, isOver }: { date: string; known: string; isOver: () => boolean },
): Promise<{ version: string; isChanged: boolean }> {
  const end = performance.now() + waitMs - roundMs;
  for (;;) {
    const version = await nextVersion(db, contextNow, date);
    const isChanged = version !== known;
    if (isChanged || isOver() || performance.now() >= end) return { version, isChanged };
  }
}
