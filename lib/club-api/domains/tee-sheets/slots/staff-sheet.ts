import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import { shownTurn } from "@/lib/shared/tee-times/turns";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import { sharedRead } from "../../../db/shared-read";
import type { Context } from "../../../platform/context";
import { pickText } from "../../../platform/texts";
import { type Veil, veilFor } from "../../../platform/veil";
import { auditView } from "../../audit";
import { codeNames } from "../../codes";

import { isOpenedIn, sheetVersion } from "../days/sheet-version";
import { deskCodeOf, ledgerOf } from "../desk-rules";
import { closeAtIn, dayIn, isTeedOff, type RuleBook, readRuleBook } from "../rule-book";
import { caddieModesOf } from "./slot-detail";
import { slotVersion } from "./slots";
import {
  type StaffCart,
  type StaffPlayer,
  type StaffRow,
  selectStaffCarts,
  selectStaffPlayers,
  selectStaffSheet,
} from "./staff-repository";

type StaffSlot = StaffSheet["slots"][number];

/**
 * The whole sheet of a day: names and phone numbers are masked, or with a reason in the clear; a look goes on record
 * with it (P-08), what a screen reads again by itself is the same look. Desks that follow one day ask at one moment:
 * they share a read.
 */
export async function readStaffSheet(
  db: Database,
  ctx: Context,
  date: string,
  unmaskReason: string | undefined,
): Promise<StaffSheet> {
  const veil = veilFor(unmaskReason);
  const { isMasked, reason } = veil;
  const { clubIdx, zone } = ctx.club;
  const key = `staff sheet ${clubIdx} ${date}`;
  const { version, rows, ...parties } = await sharedRead(db, key, () => readDay(db, ctx, date));
  const book = await readRuleBook(db, ctx, date);
  const isOpened = isOpenedIn(book, date);
  const stateNames = await codeNames(db, clubIdx, "rsvStates", ctx.choice);
  await auditView(db, ctx, { entity: "tee-sheet", entityKey: date, after: { isMasked }, reason });
  const { dayCode, dayType, holidayType, holidayName, isOpen } = dayIn(book, date);
  return {
    playDate: date,
    version,
    ledger: ledgerOf(rows.map(({ purpose }) => ({ purpose, slots: 1 }))),
    dayCode,
    dayType,
    holidayType,
    holidayName,
    isOpen,
    closeAt: clubTimestamp(closeAtIn(book, date), zone),
    courses: book.courses.map(({ courseCode, names }) => ({
      courseCode,
      courseName: pickText(names, ctx.choice) ?? courseCode,
    })),
    caddieModes: modesByWay(book, date, dayType === "WEEKEND"),
    slots: rows.map((row) => ({
      ...slotOf(row),
      display: displayOf(row, ctx, isOpened),
      booking: bookingOf(row, parties, stateNames, zone, veil),
      lock: lockOf(row, ctx, veil),
    })),
  };
}

function modesByWay(book: RuleBook, playDate: string, isWeekend: boolean): StaffSheet["caddieModes"] {
  const modesOf = (caddieMode: "C" | "I" | "S") => caddieModesOf(book, { caddieMode, playDate }, isWeekend);
  return { C: modesOf("C"), I: modesOf("I"), S: modesOf("S") };
}

/** The version first: what changes while the rows are read makes a newer one. */
async function readDay(db: Database, ctx: Context, date: string) {
  const { clubIdx } = ctx.club;
  const version = await sheetVersion(db, ctx, date);
  const rows = await selectStaffSheet(db, { clubIdx, playDate: date, now: ctx.now });
  const players = await selectStaffPlayers(db, clubIdx, date);
  return { version, rows, players, carts: await selectStaffCarts(db, clubIdx, date) };
}

function displayOf({ slot, lock, purpose }: StaffRow, ctx: Context, isOpened: boolean): StaffSlot["display"] {
  const isPromised = lock !== null && lock.kind !== "LOCK";
  return deskCodeOf({
    purpose,
    openType: slot.openType,
    isTeedOff: isTeedOff(ctx, slot),
    isOpened,
    isPromised,
  });
}

function slotOf({ slot }: StaffRow): Omit<StaffSlot, "booking" | "lock" | "display"> {
  const { sheetIdx, teeTime, courseCode, courseOut, period, openType, memberTypes, caddieMode } = slot;
  const { minPlayers, maxPlayers, priceOverride, note, drawPostIdx, teamFormIdx, linkedSheetIdx } = slot;
  return {
    sheetIdx,
    version: slotVersion(slot),
    teeTime,
    ...shownTurn(slot),
    courseCode,
    courseOut,
    period,
    holeCode: slot.holeCode,
    openType,
    memberTypes,
    caddieMode,
    minPlayers,
    maxPlayers,
    price: priceOverride,
    note,
    drawPostIdx,
    teamFormIdx,
    linkedSheetIdx,
  };
}

/** From 9 to 10, not from 1 to 10 to 9. */
const byNumber = new Intl.Collator("en", { numeric: true }).compare;

type Parties = { players: readonly StaffPlayer[]; carts: readonly StaffCart[] };

function bookingOf(
  { booking }: StaffRow,
  { players, carts }: Parties,
  stateNames: ReadonlyMap<string, string>,
  zone: string,
  veil: Veil,
): StaffSlot["booking"] {
  if (!booking) return null;
  const { bookingIdx, rsvNo, state, memberIdx, memberType, playerCount, caddieMode } = booking;
  const { reservationType, income, memo, version, quote } = booking;
  return {
    bookingIdx,
    rsvNo,
    state,
    stateName: stateNames.get(state) ?? state,
    memberIdx,
    memberType,
    playerCount,
    holeCode: booking.holeCode,
    caddieMode,
    reservationType,
    income,
    total: quote.total,
    memo,
    version,
    players: players
      .filter((player) => player.bookingIdx === bookingIdx)
      .map(({ checkedInAt, ...player }) => ({
        ...player,
        name: veil.name(player.name),
        phoneNo: veil.phone(player.phoneNo),
        checkedInAt: checkedInAt && clubTimestamp(checkedInAt, zone),
      })),
    carts: carts
      .filter((cart) => cart.bookingIdx === bookingIdx)
      .map(({ cartNo }) => cartNo)
      .sort(byNumber),
  };
}

/** A dead lock is none. */
function lockOf({ lock, holderName }: StaffRow, { now, club }: Context, veil: Veil): StaffSlot["lock"] {
  if (!lock || lock.expiresAt <= now) return null;
  const { memberIdx, kind, expiresAt } = lock;
  return {
    memberIdx,
    name: veil.name(holderName ?? ""),
    kind,
    expiresAt: clubTimestamp(expiresAt, club.zone),
  };
}
