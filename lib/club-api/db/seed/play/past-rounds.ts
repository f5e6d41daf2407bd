import Big from "big.js";
import { inArray } from "drizzle-orm";
import { bookingState, channelCode, reservationTypeCode } from "@/lib/contract/code-values/bookings";
import { memberTypeCode } from "@/lib/contract/code-values/members";
import { type FeeItem, feeItem } from "@/lib/contract/code-values/tee-sheets";
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
import { type RoundTerms, roundTermsOf } from "./round-terms";

type Past = Seeding["data"]["rounds"]["past"];
type PastRound = Past["rounds"][number];

const companionType = memberTypeCode.web;

/** The club's booking rules, and the rounds that the demo members have behind them (domain.md 10, R1, Y17). */
export async function seedPastRounds(tx: Database, seeding: Seeding): Promise<void> {
  const { clubIdx, clubCode, now, days, data } = seeding;
  const ctx = seedContext({ clubIdx, clubCode, now, zone: days.zone });
  await tx.insert(bookingRules).values({ clubIdx });
  const taken = new Set<number>();
  const { past } = data.rounds;
  for (const round of past.rounds) {
    const slot = await slotFor(tx, ctx, seeding, round, taken);
    const member = data.members.members.find(({ memberIdx }) => memberIdx === round.memberIdx);
    if (!member) throw new Error(`No demo member ${round.memberIdx}`);
    if (slot) await seedRound(tx, ctx, { ...round, ...roundTermsOf(data), past, member }, slot);
  }
}

type LaidSlot = Awaited<ReturnType<typeof slotsToLay>>[number];

/** A slot of the day that nobody has and that takes the party, the day before when the course rested. */
async function slotFor(
  tx: Database,
  ctx: Context,
  { days, data }: Seeding,
  { daysAgo }: PastRound,
  taken: Set<number>,
): Promise<LaidSlot | null> {
  const { courseCode, place, companions } = data.rounds.past;
  const party = companions.length + 1;
  for (const day of [days.day(-daysAgo), days.day(-daysAgo - 1)]) {
    const laid = (await slotsToLay(tx, ctx, day, day)).filter(
      ({ minPlayers, maxPlayers }) => minPlayers <= party && party <= maxPlayers,
    );
    const ofCourse = laid.filter((slot) => slot.courseCode === courseCode);
    const wanted = [...ofCourse.slice(place), ...laid];
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
  round: PastRound & RoundTerms & { past: Past; member: Member },
  slot: LaidSlot,
): Promise<void> {
  const { bookingIdx, memberIdx, isMissed, visitIdx, member, past, caddieMode, cancelNumbers } = round;
  const state = isMissed ? bookingState.noShow : bookingState.played;
  const { clubIdx, zone } = ctx.club;
  const { sheetIdx, playDate, teeTime, turnTime, courseOut, period } = slot;
  const names = [member.name, ...past.companions];
  const memberTypes = [member.memberType, ...past.companions.map(() => companionType)];
  const priced = { ...slot, priceOverride: null } as Pick<Slot, keyof LaidSlot | "priceOverride">;
  const { greenFees, ...quote } = await quoteFor(tx, ctx, {
    slot: priced,
    holeCode: "18",
    memberTypes,
    caddieMode,
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
    turnTime,
    period,
    ...at,
    rsvNo: `${playDate.slice(2).replaceAll("-", "")}-${String(40_000 + (bookingIdx % 10_000)).padStart(5, "0")}`,
    memberType: member.memberType,
    holeCode: "18",
    playerCount: memberTypes.length,
    caddieMode,
    reservationType: reservationTypeCode.online,
    income: channelCode.homepage,
    state,
    quote,
    freeCancelUntil: deadlines.freeUntil,
    noShowAfter: noShowAfter(at, cancelNumbers, zone),
    ...(isMissed ? { cancelAt: atClubTime(playDate, "23:00", zone) } : {}),
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
      name: names[place] ?? "",
      memberType,
      greenFee: greenFees[place] ?? "0",
      acceptedAt: place === 0 ? bookedAt : null,
    })),
  );
  if (visitIdx !== undefined)
    await seedVisit(tx, ctx, round, { visitIdx, slot, greenFee: greenFees[0] ?? "0" });
}

/** A settled round: the own green fee, a part of the cart, something to eat (Y17). */
async function seedVisit(
  tx: Database,
  ctx: Context,
  { bookingIdx, memberIdx, past }: PastRound & { past: Past },
  { visitIdx, slot, greenFee }: { visitIdx: number; slot: LaidSlot; greenFee: string },
): Promise<void> {
  const { playDate, teeTime } = slot;
  const { cart, food, caddieName } = past;
  const once = (feeCode: FeeItem, amount: string) => ({
    feeCode,
    qty: 1,
    unit: Number(amount),
    amount: Number(amount),
  });
  const charges = [
    once(feeItem.greenFee, greenFee),
    ...(cart ? [{ ...once(feeItem.cartFee, cart.amount), share: cart.share }] : []),
    once(feeItem.foodAndBeverage, food),
  ];
  const total = charges.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toNumber();
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
    caddieName,
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
