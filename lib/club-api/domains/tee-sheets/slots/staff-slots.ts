import { type SlotPurpose, slotState } from "@/lib/contract/code-values/tee-sheets";
import type { NewSlotInput, SlotsChange } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { recordAudit } from "../../audit";
import { policyNumber } from "../../policies";
import { openDay } from "../days/sheet";
import { readRuleBook } from "../rule-book";
import { slotDefaults } from "./generation";
import { fitsBetween, sheetIdxOf } from "./slot-rules";
import { lockSlots, slotVersion } from "./slots";
import { insertMissingSlots, type NewSlot, type Slot, updateSlots } from "./slots-repository";
import { selectCourseDay, selectHolders } from "./staff-repository";

type Input = Omit<SlotsChange, "sheetIdxs" | "seen">;

/**
 * Changes slots as staff ask (domain.md 11.8). A slot that is sold (4201) or that somebody is booking (4111) keeps all
 * but its note, one that is no longer what the desk saw keeps everything (2002), and one refusal leaves all as they
 * were. Answers with those that are open now and were not before:
 * the caller releases them. The locks of the slots are held afterwards.
 */
export async function changeSlots(
  tx: Database,
  ctx: Context,
  { sheetIdxs, seen = [], ...input }: SlotsChange,
): Promise<{ updated: number; opened: number[] }> {
  const { clubIdx } = ctx.club;
  const wanted = [...new Set(sheetIdxs)];
  const slots = await lockSlots(tx, clubIdx, wanted);
  if (slots.length < wanted.length) throw new ClubFailure("RSV_NO_SLOT");
  if (seen.some((one) => !isStill(slots, one))) throw new ClubFailure("STALE");
  const isNoteOnly = Object.entries(input).every(([name, value]) => name === "note" || value === undefined);
  if (!isNoteOnly) await refuseHeld(tx, ctx, slots);
  const change = changeOf(input, ctx.now);
  for (const slot of slots) refuseParty({ ...slot, ...change });
  const updated = await updateSlots(tx, clubIdx, wanted, change, { freeOnly: false });
  for (const slot of slots) {
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "slot",
      entityKey: slot.sheetIdx,
      before: Object.fromEntries(Object.keys(change).map((name) => [name, slot[name as keyof Slot]])),
      after: change,
    });
  }
  const opened = isOpenType(input.openType) ? slots.filter((slot) => !isOpenType(slot.openType)) : [];
  return { updated, opened: opened.map((slot) => slot.sheetIdx) };
}

function isStill(slots: readonly Slot[], seen: { sheetIdx: number; version: string }): boolean {
  return slots.some((slot) => slot.sheetIdx === seen.sheetIdx && slotVersion(slot) === seen.version);
}

function isOpenType(openType: SlotPurpose | undefined): boolean {
  return openType === slotState.open || openType === slotState.membersOnly;
}

async function refuseHeld(tx: Database, ctx: Context, slots: readonly Slot[]): Promise<void> {
  const sheetIdxs = slots.map((slot) => slot.sheetIdx);
  const holders = await selectHolders(tx, ctx.club.clubIdx, sheetIdxs, ctx.now);
  const sold = new Set(holders.filter((holder) => holder.isSold).map((holder) => holder.sheetIdx));
  const taken = slots.find((slot) => sold.has(slot.sheetIdx) || slot.linkedSheetIdx !== null);
  if (taken) throw new ClubFailure("RSV_SLOT_TAKEN", [taken.playDate, taken.teeTime]);
  if (holders.length > 0) throw new ClubFailure("RSV_LOCKED");
}

/** Only what the request names; a slot given another purpose leaves its draw or team. */
function changeOf({ price, openType, memberTypes, ...rest }: Input, now: Date): Partial<NewSlot> {
  const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const purpose =
    openType === undefined
      ? {}
      : { openType, drawPostIdx: null, teamFormIdx: null, memberTypes: memberTypes ?? null };
  return {
    ...named,
    ...(memberTypes === undefined ? {} : { memberTypes }),
    ...purpose,
    ...(price === undefined ? {} : { priceOverride: price }),
    updatedAt: now,
  };
}

/** Adds a slot between two others that are both far enough away (domain.md A38, C0020 v4). */
export async function squeezeSlot(
  tx: Database,
  ctx: Context,
  input: NewSlotInput,
): Promise<{ sheetIdx: number }> {
  const { playDate, courseCode, teeTime, price, ...own } = input;
  const { clubIdx } = ctx.club;
  const book = await readRuleBook(tx, ctx, playDate);
  const day = openDay(book, playDate);
  const place = { clubIdx, playDate, courseCode };
  // Two squeezes of one course wait for each other here; what the first one added shows in the second look only.
  await lockSlots(
    tx,
    clubIdx,
    (await selectCourseDay(tx, place)).map((slot) => slot.sheetIdx),
  );
  const neighbours = await selectCourseDay(tx, place);
  const before = neighbours.findLast((slot) => slot.teeTime < teeTime);
  const least = policyNumber(book.policy("C0020")?.value4, 10) / 2;
  const isRoom = fitsBetween(
    teeTime,
    neighbours.map((slot) => slot.teeTime),
    least,
  );
  if (!before) throw new ClubFailure("VAL_FIELD", ["teeTime", "no_tee_time"]);
  if (!isRoom) throw new ClubFailure("VAL_FIELD", ["teeTime", "no_room", String(least)]);
  const sequence = Math.max(...neighbours.map((slot) => slot.sheetIdx % 100)) + 1;
  const row: NewSlot = {
    ...place,
    ...slotDefaults(book, day.dayType === "WEEKEND"),
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
    sheetIdx: sheetIdxOf(playDate, courseCode, sequence),
    courseOut: before.courseOut,
    period: before.period,
    teeTime,
    isSqueezed: true,
    priceOverride: price ?? null,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  refuseParty(row);
  if ((await insertMissingSlots(tx, [row])) === 0) throw new ClubFailure("STALE");
  const { sheetIdx } = row;
  await recordAudit(tx, ctx, { action: "CREATE", entity: "slot", entityKey: sheetIdx, after: row });
  return { sheetIdx };
}

function refuseParty({ minPlayers, maxPlayers }: Pick<NewSlot, "minPlayers" | "maxPlayers">): void {
  if (minPlayers > maxPlayers) throw new ClubFailure("VAL_FIELD", ["maxPlayers", "not_below_least"]);
}
