import type { Database } from "@/lib/club-api/db/database";
import { type DrawPost, poolCandidates, readDrawPolicy, wantedSlots } from "@/lib/club-api/domains/draws";
import { liveBookingOf, slotTaken } from "@/lib/club-api/domains/reservations";
import {
  assignSlots,
  dayIn,
  generateSheets,
  lockSlots,
  openAtIn,
  readRuleBook,
  slotsToLay,
  timeBands,
} from "@/lib/club-api/domains/tee-sheets";
import type { Context } from "@/lib/club-api/platform/context";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import { type SlotPurpose, slotState } from "@/lib/contract/code-values/tee-sheets";

export type PoolInput = {
  playDates: readonly string[];
  periods: readonly string[];
  courseCodes: readonly string[];
  /** The post that is edited: its own slots are free for it. */
  drawPostIdx?: number | undefined;
};
type Use = "free" | "booked" | "kept";
type SlotTime = { playDate: string; teeTime: string; courseCode: string };
type Seen = SlotTime & { use: Use };

const openTypes: readonly SlotPurpose[] = [slotState.open, slotState.membersOnly];

/**
 * The slots that a post would keep, before it is saved: free ones per day, band and course, those that something else has
 * (`kept`), and those whose booking would refuse it (4201); and the days that have opened already (9001). Lays no sheet.
 */
export async function previewPool(db: Database, ctx: Context, input: PoolInput) {
  const playDates = [...new Set(input.playDates)].sort();
  const slots = await seenSlots(db, ctx, { ...input, playDates });
  const bands = (await timeBands(db, ctx)).filter(({ from, to }) => from !== "00:00" || to !== "23:59");
  const cells = new Map<
    string,
    {
      playDate: string;
      standbyTimeCode: string | null;
      courseCode: string;
      free: number;
      booked: number;
      kept: number;
    }
  >();
  for (const { playDate, teeTime, courseCode, use } of slots) {
    const band = bands.find(({ from, to }) => from <= teeTime && teeTime <= to)?.key ?? null;
    const key = `${playDate} ${band} ${courseCode}`;
    const cell = cells.get(key) ?? {
      playDate,
      standbyTimeCode: band,
      courseCode,
      free: 0,
      booked: 0,
      kept: 0,
    };
    cells.set(key, { ...cell, [use]: cell[use] + 1 });
  }
  const days = [];
  for (const playDate of playDates) {
    const free = slots.filter((slot) => slot.playDate === playDate && slot.use === "free").length;
    days.push({ playDate, free, hasOpened: await hasOpened(db, ctx, playDate) });
  }
  const booked = slots.filter(({ use }) => use === "booked");
  return {
    days,
    cells: [...cells.values()],
    booked: booked.map(({ playDate, teeTime, courseCode }) => ({ playDate, teeTime, courseCode })),
  };
}

/** The slots that are there, and those that saving would lay. */
async function seenSlots(db: Database, ctx: Context, input: PoolInput): Promise<Seen[]> {
  const stored = await wantedSlots(db, ctx.club.clubIdx, input);
  const { maxPlayers } = await readDrawPolicy(db, ctx.club.clubIdx);
  const usageOf = (slot: Found) => (hasRoom(slot, maxPlayers) ? purposeOf(slot, input) : "kept");
  const seen = stored.map((slot): Seen => ({ ...placeOf(slot), use: usageOf(slot) }));
  const known = new Set(
    seen.map(({ playDate, teeTime, courseCode }) => `${playDate} ${teeTime} ${courseCode}`),
  );
  for (const date of input.playDates) {
    for (const slot of await slotsToLay(db, ctx, date, date)) {
      const isNamed = input.periods.includes(slot.period) && input.courseCodes.includes(slot.courseCode);
      if (!isNamed || known.has(`${slot.playDate} ${slot.teeTime} ${slot.courseCode}`)) continue;
      seen.push({ ...placeOf(slot), use: usageOf({ ...slot, isBooked: false }) });
    }
  }
  return seen.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

type Found = {
  openType?: SlotPurpose | undefined;
  drawPostIdx?: number | null | undefined;
  isBooked: boolean;
  maxPlayers: number;
};

/** Whether every party that may apply fits: times for fewer, such as two-ball times, are not drawn. */
function hasRoom(slot: { maxPlayers: number }, mostApplicants: number): boolean {
  return slot.maxPlayers >= mostApplicants;
}

function purposeOf({ openType = slotState.open, drawPostIdx, isBooked }: Found, input: PoolInput): Use {
  const isOwn =
    input.drawPostIdx !== undefined && drawPostIdx === input.drawPostIdx && openType === slotState.draw;
  if (!isOwn && !openTypes.includes(openType)) return "kept";
  return isBooked ? "booked" : "free";
}

function placeOf({ playDate, teeTime, courseCode }: SlotTime): SlotTime {
  return { playDate, teeTime, courseCode };
}

function keyOf({ playDate, teeTime, courseCode }: SlotTime): string {
  return `${playDate} ${teeTime} ${courseCode}`;
}

/**
 * Keeps the slots that a post names for it: lays the sheets where they are missing, refuses a date that has opened to any
 * member type (9001 `playDates`) and a slot with a booking (4201), leaves out times for parties smaller than applications may
 * be, gives the rest openType 70. How many they are.
 */
export async function savePool(tx: Database, ctx: Context, post: DrawPost): Promise<number> {
  const { clubIdx } = ctx.club;
  for (const date of post.playDates) {
    if (await hasOpened(tx, ctx, date)) throw new ClubFailure("VAL_FIELD", ["playDates", "open_day", date]);
    await generateSheets(tx, ctx, date, date);
  }
  const wanted = (await poolCandidates(tx, clubIdx, post, post.drawPostIdx)).map(({ sheetIdx }) => sheetIdx);
  const locked = await lockSlots(tx, clubIdx, wanted);
  const { maxPlayers } = await readDrawPolicy(tx, clubIdx);
  const slots = locked.filter((slot) => openTypes.includes(slot.openType) && hasRoom(slot, maxPlayers));
  const missing = post.playDates.find((date) => !slots.some((slot) => slot.playDate === date));
  if (missing) throw new ClubFailure("VAL_FIELD", ["playDates", "no_slot", missing]);
  for (const slot of slots) {
    if (await liveBookingOf(tx, clubIdx, slot.sheetIdx)) throw slotTaken(slot);
  }
  const sheetIdxs = slots.map(({ sheetIdx }) => sheetIdx);
  return assignSlots(tx, ctx, sheetIdxs, { openType: slotState.draw, drawPostIdx: post.drawPostIdx });
}

/** Whether a day has opened to any member type: then it takes no draw any more. */
export async function hasOpened(db: Database, ctx: Context, date: string): Promise<boolean> {
  const book = await readRuleBook(db, ctx, date);
  const day = dayIn(book, date);
  return book.openRules.some(({ memberType }) => {
    const opens = openAtIn(book, day, memberType);
    return opens !== null && opens <= ctx.now;
  });
}
