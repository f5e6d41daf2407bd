import { inArray } from "drizzle-orm";
import { bookingState, channelCode, reservationTypeCode } from "@/lib/contract/code-values/bookings";
import { memberTypeCode } from "@/lib/contract/code-values/members";
import { feeItem } from "@/lib/contract/code-values/tee-sheets";
import { noShowAfter, stageDeadlines } from "@/lib/shared/bookings/cancel-stage";
import { atClubTime } from "@/lib/shared/time/club-time";
import { quoteFor, type Slot, slotsToLay } from "../../../domains/tee-sheets";
import type { Context } from "../../../platform/context";
import type { Database } from "../../database";
import { ofClub } from "../../of-club";
import { bookingPlayers, bookingRules, bookings, teeSlots, visits } from "../../tables";
import type { Seeding } from "../seeding";
import { seedContext } from "../tee-sheets";
import { isWeekendDay } from "../tee-sheets/filling";
import type { DemoDays } from "./demo-day";

/** A round that was played (40) or missed (60) so many days ago; with `visitIdx` its record at the desk is kept. */
type PastRound = {
  bookingIdx: number;
  memberIdx: number;
  daysAgo: number;
  state: typeof bookingState.played | typeof bookingState.noShow;
  visitIdx?: number;
};

/** The numbers of domain.md 7.7 as the demo club has them. */
const cancelNumbers = { freeDays: { WEEKDAY: 3, WEEKEND: 4 }, noShowMinutes: 120, dayBoundary: "17:00" };
const companionType = memberTypeCode.web;
const partySize = 4;
/** 07:28 on a winter morning: the fifth slot of the part (Y17). */
const slotPlace = 4;
/** Sol, as in Y17. */
const courseCode = "2";

/** Every second week of member 100001's year: the fourteen rounds of R1; the latest is the visit of Y17. */
const regular = Array.from(
  { length: 14 },
  (_, place): PastRound => ({
    bookingIdx: 498_700 - place,
    memberIdx: 100_001,
    daysAgo: 33 + 14 * place,
    state: bookingState.played,
    ...(place === 0 ? { visitIdx: 550_001 } : {}),
  }),
);

/** The missed round behind penalty 400001 and five that 100007 came to: the six of R1. */
const penalised: PastRound[] = [
  { bookingIdx: 499_812, memberIdx: 100_007, daysAgo: 9, state: bookingState.noShow },
  ...[54, 68, 82, 96, 110].map(
    (daysAgo, place): PastRound => ({
      bookingIdx: 498_600 - place,
      memberIdx: 100_007,
      daysAgo,
      state: bookingState.played,
    }),
  ),
];

const others = [
  [100_002, 40],
  [100_002, 61],
  [100_002, 89],
  [100_003, 47],
  [100_003, 75],
  [100_005, 103],
  [100_008, 42],
  [100_008, 70],
].map(
  ([memberIdx = 0, daysAgo = 0], place): PastRound => ({
    bookingIdx: 498_500 - place,
    memberIdx,
    daysAgo,
    state: bookingState.played,
    visitIdx: 550_002 + place,
  }),
);

/** The club's booking rules, and the rounds that the demo members have behind them (domain.md 10, R1, Y17). */
export async function seedPastRounds(tx: Database, seeding: Seeding): Promise<void> {
  const { clubIdx, clubCode, now, days, data } = seeding;
  const ctx = seedContext({ clubIdx, clubCode, now, zone: days.zone });
  await tx.insert(bookingRules).values({ clubIdx });
  const taken = new Set<number>();
  for (const round of [...regular, ...penalised, ...others]) {
    const slot = await slotFor(tx, ctx, days, round, taken);
    const member = data.members.members.find(({ memberIdx }) => memberIdx === round.memberIdx);
    if (!member) throw new Error(`No demo member ${round.memberIdx}`);
    if (slot) await seedRound(tx, ctx, { ...round, member }, slot);
  }
}

type LaidSlot = Awaited<ReturnType<typeof slotsToLay>>[number];

/** A slot of the day that nobody has, the day before when the course rested. */
async function slotFor(
  tx: Database,
  ctx: Context,
  days: DemoDays,
  { daysAgo }: PastRound,
  taken: Set<number>,
): Promise<LaidSlot | null> {
  for (const day of [days.day(-daysAgo), days.day(-daysAgo - 1)]) {
    const laid = await slotsToLay(tx, ctx, day, day);
    const ofCourse = laid.filter((slot) => slot.courseCode === courseCode);
    const wanted = [...ofCourse.slice(slotPlace), ...laid];
    const idxs = laid.map(({ sheetIdx }) => sheetIdx);
    const sold = idxs.length === 0 ? [] : await soldAmong(tx, ctx, idxs);
    const free = wanted.find(({ sheetIdx }) => !sold.includes(sheetIdx) && !taken.has(sheetIdx));
    if (!free) continue;
    taken.add(free.sheetIdx);
    await tx.insert(teeSlots).values(free).onConflictDoNothing();
    return free;
  }
  return null;
}

async function soldAmong(tx: Database, ctx: Context, sheetIdxs: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ sheetIdx: bookings.sheetIdx })
    .from(bookings)
    .where(ofClub(bookings, ctx.club.clubIdx, inArray(bookings.sheetIdx, [...sheetIdxs])));
  return rows.map(({ sheetIdx }) => sheetIdx);
}

type Member = { name: string; memberType: string };

async function seedRound(
  tx: Database,
  ctx: Context,
  round: PastRound & { member: Member },
  slot: LaidSlot,
): Promise<void> {
  const { bookingIdx, memberIdx, state, visitIdx, member } = round;
  const { clubIdx, zone } = ctx.club;
  const { sheetIdx, playDate, teeTime, courseOut, period } = slot;
  const memberTypes = [member.memberType, companionType, companionType, companionType];
  const priced = { ...slot, priceOverride: null } as Pick<Slot, keyof LaidSlot | "priceOverride">;
  const { greenFees, ...quote } = await quoteFor(tx, ctx, {
    slot: priced,
    holeCode: "18",
    memberTypes,
    caddieMode: "C",
    discount: 0,
  });
  const dayType = isWeekendDay(playDate) ? ("WEEKEND" as const) : ("WEEKDAY" as const);
  const at = { playDate, teeTime, dayType };
  const deadlines = stageDeadlines(at, cancelNumbers, zone);
  const bookedAt = new Date(deadlines.freeUntil.getTime() - 10 * 86_400_000);
  const by = `member:${memberIdx}`;
  await tx.insert(bookings).values({
    bookingIdx,
    clubIdx,
    memberIdx,
    sheetIdx,
    courseCode: slot.courseCode,
    courseOut,
    period,
    ...at,
    rsvNo: `${playDate.slice(2).replaceAll("-", "")}-${String(40_000 + (bookingIdx % 10_000)).padStart(5, "0")}`,
    memberType: member.memberType,
    holeCode: "18",
    playerCount: partySize,
    caddieMode: "C",
    reservationType: reservationTypeCode.online,
    income: channelCode.homepage,
    state,
    quote,
    freeCancelUntil: deadlines.freeUntil,
    noShowAfter: noShowAfter(at, cancelNumbers, zone),
    ...(state === bookingState.noShow ? { cancelAt: atClubTime(playDate, "23:00", zone) } : {}),
    createdAt: bookedAt,
    createdBy: by,
    updatedAt: bookedAt,
    updatedBy: by,
  });
  await tx.insert(bookingPlayers).values(
    memberTypes.map((memberType, place) => ({
      clubIdx,
      bookingIdx,
      seq: place + 1,
      isBooker: place === 0,
      memberIdx: place === 0 ? memberIdx : null,
      name: place === 0 ? member.name : `동반${place}`,
      memberType,
      greenFee: greenFees[place] ?? "0",
      acceptedAt: place === 0 ? bookedAt : null,
    })),
  );
  if (visitIdx !== undefined)
    await seedVisit(tx, ctx, round, { visitIdx, slot, greenFee: greenFees[0] ?? "0" });
}

/** A settled round: the own green fee, a quarter of the cart, something to eat (Y17). */
async function seedVisit(
  tx: Database,
  ctx: Context,
  { bookingIdx, memberIdx }: PastRound,
  { visitIdx, slot, greenFee }: { visitIdx: number; slot: LaidSlot; greenFee: string },
): Promise<void> {
  const { playDate, teeTime } = slot;
  const charges = [
    { feeCode: feeItem.greenFee, qty: 1, unit: Number(greenFee), amount: Number(greenFee) },
    { feeCode: feeItem.cartFee, qty: 1, unit: 25_000, amount: 25_000, share: "1/4" },
    { feeCode: feeItem.foodAndBeverage, qty: 1, unit: 18_000, amount: 18_000 },
  ];
  const total = charges.reduce((sum, { amount }) => sum + amount, 0);
  const teeOff = atClubTime(playDate, teeTime, ctx.club.zone).getTime();
  const minutes = (count: number) => new Date(teeOff + count * 60_000);
  await tx.insert(visits).values({
    visitIdx,
    clubIdx: ctx.club.clubIdx,
    bookingIdx,
    memberIdx,
    playDate,
    teeTime,
    courseCode: slot.courseCode,
    checkInAt: minutes(-47),
    lockerNo: `A-${111 + visitIdx - 550_000}`,
    cartNo: String(16 + visitIdx - 550_000),
    caddieName: "이가영",
    holesPlayed: 18,
    startAt: minutes(0),
    finishAt: minutes(280),
    charges,
    total: String(total),
    paid: String(total),
    payMethods: [{ method: "CARD", amount: total }],
    state: "SETTLED",
  });
}
