import { and, eq, inArray, sql } from "drizzle-orm";
import { applicationState, drawPostState } from "@/lib/contract/code-values/draws";
import { anyTimeBand } from "@/lib/contract/code-values/waitings";
import { listHash, receipt } from "@/lib/shared/draws/draw";
import { closingHash } from "@/lib/shared/draws/draw-closing";
import { computeResults, type ProvenEntry } from "@/lib/shared/draws/draw-proof";
import type { DrawChoice, DrawResult } from "@/lib/shared/draws/draw-types";
import { readDrawPolicy } from "../../../domains/draws";
import { dayIn, readRuleBook, timeBandsIn } from "../../../domains/tee-sheets";
import type { Context } from "../../../platform/context";
import { bulkInsert } from "../../bulk-insert";
import type { Database } from "../../database";
import { ofClub } from "../../of-club";
import { bookings, drawApplications, drawPosts, teeSlots } from "../../tables";
import type { DrawFrame } from "../../tables/bookings/draws";
import { type Regular, weekdayType } from "../people/names";
import { type Draws, demoPost, demoSalt, demoSecret, type PoolShape } from "../play/draw-post";
import type { Seeding } from "../seeding";
import { share } from "../tools/chance";
import type { NewSlot, Win } from "./bookers";
import { pastDrawDates, slotsOfPastDraw } from "./filling";

type Applicant = { regular: Regular; entry: ProvenEntry };

/** Before the applications of post 71 (domain.md 10). */
const firstDrawIdx = 6_901;
const applicantCount = 40;
const ownGroup = 4;

/** The regulars who apply for the draw that is over, with their choices among its slots; nobody has a history yet. */
function pastApplicants(
  { regulars }: Seeding,
  { bases, pool }: Draws,
  frame: DrawFrame,
): Promise<Applicant[]> {
  return Promise.all(
    chosenFrom(regulars).map((regular, place) =>
      apply(regular, place, { frame, base: Number(bases[regular.memberType] ?? 1), pool }),
    ),
  );
}

function chosenFrom(regulars: readonly Regular[]): Regular[] {
  return regulars
    .filter(({ memberType }) => memberType !== weekdayType)
    .toSorted((one, other) => share(`applies ${one.memberIdx}`) - share(`applies ${other.memberIdx}`))
    .slice(0, applicantCount);
}

async function apply(
  regular: Regular,
  place: number,
  { frame, base, pool }: { frame: DrawFrame; base: number; pool: PoolShape },
): Promise<Applicant> {
  const { memberType } = regular;
  const drawIdx = firstDrawIdx + place;
  const own = { drawIdx, memberType, playerCount: ownGroup, choices: choicesOf(regular, frame, pool) };
  const factors = { base, losses: 0, wins: 0, points: 0 };
  const salt = demoSalt(drawIdx);
  const line = await receipt(own, factors, salt);
  return { regular, entry: { ...own, factors, excluded: [], salt, receipt: line, ineligible: null } };
}

/** One to three choices; early times, and the first of the days, are liked best. */
function choicesOf({ memberIdx }: Regular, { pool: slots, bands }: DrawFrame, pool: PoolShape): DrawChoice[] {
  const bandOf = (time: string) =>
    bands.find(({ key, from, to }) => key !== anyTimeBand && from <= time && time <= to)?.key ?? anyTimeBand;
  const inputs = slots.map(({ playDate, teeTime }) => `${playDate} ${bandOf(teeTime)}`);
  const liked = [...new Set(inputs)].sort();
  const rank = (input: string) => liked.indexOf(input) / 4 + share(`wish ${memberIdx} ${input}`);
  return liked
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, 1 + Math.floor(share(`wishes ${memberIdx}`) * 3))
    .map((input, place) => {
      const [playDate = "", standbyTimeCode = ""] = input.split(" ");
      return { rank: place + 1, playDate, standbyTimeCode, courseCode: pool.courseCode };
    });
}

/** Before post 71 (domain.md 10). */
const drawPostIdx = 70;

type Post = Awaited<ReturnType<typeof demoPost>>;

/**
 * A draw that is over, for the first weekend whose sheets are filled: applied for by the regulars, drawn by the very lines
 * that draw every other, so that its proof holds. Returns the slots that were won; the others went to the sheet.
 */
export async function seedPastDraw(
  tx: Database,
  ctx: Context,
  seeding: Seeding,
  slots: readonly NewSlot[],
): Promise<ReadonlyMap<number, Win>> {
  const { days, data } = seeding;
  const { draws } = data;
  if (draws === null) return new Map();
  const given = slotsOfPastDraw(seeding, slots);
  const playDates = pastDrawDates(days).filter((date) => given.some(({ playDate }) => playDate === date));
  // A weekend on which the club rests has nothing to draw.
  if (playDates.length === 0) return new Map();
  const post = await demoPost(seeding, draws, { drawPostIdx, playDates, secret: demoSecret("draw 70") });
  const frame = await frameOf(tx, ctx, playDates, given);
  const applicants = await pastApplicants(seeding, draws, frame);
  const drawn = await draw(post, frame, applicants);
  await tx
    .insert(drawPosts)
    .values({ ...post, ...drawn, frame, state: drawPostState.finished, updatedAt: post.releaseAt });
  await bulkInsert(
    tx,
    drawApplications,
    applicants.map((applicant, place) =>
      applicationOf(post, applicant, drawn.outcome.results, [place, applicants.length]),
    ),
  );
  const sheetIdxs = frame.pool.map(({ sheetIdx }) => sheetIdx);
  await tx
    .update(teeSlots)
    .set({ drawPostIdx })
    .where(ofClub(teeSlots, ctx.club.clubIdx, inArray(teeSlots.sheetIdx, sheetIdxs)));
  return winsOf(post, frame.pool, applicants, drawn.outcome.results);
}

/** The rounds that the draw gave, once they are there. */
export async function linkWins(tx: Database, clubIdx: number): Promise<void> {
  await tx
    .update(drawApplications)
    .set({ bookingIdx: sql`${bookings.bookingIdx}` })
    .from(bookings)
    .where(
      and(
        ofClub(drawApplications, clubIdx),
        ofClub(bookings, clubIdx, eq(bookings.drawIdx, drawApplications.drawIdx)),
      ),
    );
}

async function frameOf(
  tx: Database,
  ctx: Context,
  playDates: readonly string[],
  slots: readonly NewSlot[],
): Promise<DrawFrame> {
  const { rates } = await readDrawPolicy(tx, ctx.club.clubIdx);
  const book = await readRuleBook(tx, ctx, playDates[0] ?? "", playDates.at(-1));
  return {
    rates,
    bands: timeBandsIn(book).map(({ key, from, to }) => ({ key, from, to })),
    pool: slots.map(({ sheetIdx, playDate, teeTime, courseCode }) => ({
      sheetIdx,
      playDate,
      teeTime,
      courseCode,
      dayType: dayIn(book, playDate).dayType,
    })),
  };
}

async function draw(post: Post, frame: DrawFrame, applicants: readonly Applicant[]) {
  const entries = applicants.map(({ entry }) => entry);
  const receipts = entries.map((entry) => entry.receipt);
  const committed = { ruleVersion: 2 as const, quotas: null, receipts, listHash: await listHash(receipts) };
  const input = { ...post, ...committed, ...frame, beacon: null, withdrawnSlots: [], entries };
  const results = await computeResults(input);
  const closedAt = post.applyTo;
  const fixed = { ...post, ...committed, ...frame, beacon: null, closedAt: closedAt.toISOString() };
  return {
    ...committed,
    closedAt,
    closingHash: await closingHash(fixed),
    outcome: { withdrawnSlots: [], entries, results, drawnAt: post.drawAt.toISOString() },
  };
}

function applicationOf(
  post: Post,
  { regular, entry }: Applicant,
  results: readonly DrawResult[],
  [place, applicants]: [place: number, of: number],
): typeof drawApplications.$inferInsert {
  const result = results.find(({ drawIdx }) => drawIdx === entry.drawIdx);
  const { drawIdx, memberType, playerCount, choices, factors, salt } = entry;
  const { memberIdx, name } = regular;
  const span = post.applyTo.getTime() - post.applyFrom.getTime();
  return {
    clubIdx: post.clubIdx,
    drawPostIdx,
    drawIdx,
    memberIdx,
    memberType,
    choices: [...choices],
    playerCount,
    players: [{ memberIdx, name, phoneNo: null }],
    receiptSalt: salt,
    receipt: entry.receipt,
    factors,
    weight: result?.weight ?? null,
    drawKey: result?.key ?? null,
    reserveNo: result?.reserveNo ?? null,
    resultSheetIdx: result?.won?.sheetIdx ?? null,
    resultRank: result?.won?.rank ?? null,
    state: result?.won ? applicationState.confirmed : applicationState.lost,
    confirmUntil: result?.won ? post.confirmUntil : null,
    createdAt: new Date(post.applyFrom.getTime() + (span * place) / applicants),
    updatedAt: result?.won ? post.announceAt : post.releaseAt,
  };
}

function winsOf(
  post: Post,
  slots: DrawFrame["pool"],
  applicants: readonly Applicant[],
  results: readonly DrawResult[],
) {
  const wins = new Map<number, Win>();
  for (const { won, drawIdx } of results) {
    const slot = slots.find(({ sheetIdx }) => sheetIdx === won?.sheetIdx);
    const winner = applicants.find(({ entry }) => entry.drawIdx === drawIdx);
    if (!slot || !winner) continue;
    const { regular, entry } = winner;
    const { playDate } = slot;
    wins.set(slot.sheetIdx, {
      regular,
      drawIdx,
      playDate,
      playerCount: entry.playerCount,
      wonAt: post.announceAt,
    });
  }
  return wins;
}
