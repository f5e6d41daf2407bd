import type { z } from "zod";
import type { drawPostBody } from "@/lib/contract/ops-draws";
import { clubDate } from "@/lib/shared/club-time";
import { seedHash } from "@/lib/shared/draw";
import { quotaFaults } from "@/lib/shared/draw-quotas";
import { usualConfirmUntil, usualTimes, wrongTime } from "@/lib/shared/draw-times";
import { sanitizeRichText } from "@/lib/shared/rich-text";
import type { Beacon } from "../adapters/beacon";
import type { Database } from "../db/database";
import { recordDeed } from "../domains/audit";
import {
  type DrawPolicy,
  type DrawPost,
  insertPost,
  lockPost,
  poolOf,
  readDrawPolicy,
  updatePost,
} from "../domains/draws";
import { lockSlots, reopenSlots } from "../domains/tee-sheets";
import { type Act, actorName } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { randomHex } from "../platform/random";
import { pickText } from "../platform/texts";
import { keepPool } from "./draw-pool";

type Body = z.output<typeof drawPostBody>;
type UsualTime = "applyFrom" | "applyTo" | "drawAt" | "announceAt" | "releaseAt";
/** A post with all its times, but for the end of the confirmation, which C0370 gives. */
type TimedBody = Body & Record<UsualTime, string>;
export type DrawPostWish = Omit<TimedBody, "hasBeacon">;
type Created = { drawPostIdx: number; state: DrawPost["state"]; slotCount: number; seedHash: string };

const seedBytes = 16;
/** The named round is made so long before the draw, but never before closing. */
const beaconLeadMs = 10 * 60_000;

/** The body with the times that were left out filled from the timeline of domain.md 7.9. */
export function withUsualTimes(act: Act, body: Body): TimedBody {
  const { applyFrom, applyTo, drawAt, announceAt, releaseAt } = body;
  const [firstPlayDate = ""] = [...body.playDates].sort();
  const usual = usualTimes(firstPlayDate, act.club.zone);
  return {
    ...body,
    applyFrom: applyFrom ?? usual.applyFrom.toISOString(),
    applyTo: applyTo ?? usual.applyTo.toISOString(),
    drawAt: drawAt ?? usual.drawAt.toISOString(),
    announceAt: announceAt ?? usual.announceAt.toISOString(),
    releaseAt: releaseAt ?? usual.releaseAt.toISOString(),
  };
}

/** The round that a new post names, made between closing and draw; null without one. Throws 9001 `hasBeacon`. */
export async function nameRound(
  beacon: Beacon | null,
  { hasBeacon, applyTo, drawAt }: Pick<TimedBody, "hasBeacon" | "applyTo" | "drawAt">,
): Promise<number | null> {
  if (!hasBeacon) return null;
  if (beacon === null) throw new ClubFailure("VAL_FIELD", ["hasBeacon", "no beacon is set up"]);
  const from = Math.max(Date.parse(applyTo), Date.parse(drawAt) - beaconLeadMs);
  return beacon.roundAfter(new Date(from));
}

/**
 * Publishes a draw (domain.md 8.4): makes the seed, shows its hash and keeps the pool's slots (openType 70). Throws 9001
 * for times out of order, shares that do not come to 100 % and a play date that has opened to anybody or has no slot, 4201
 * for a slot with a booking.
 */
export async function createDraw(
  tx: Database,
  act: Act,
  wish: DrawPostWish,
  beaconRound: number | null,
): Promise<Created> {
  const { clubIdx } = act.club;
  const seed = randomHex(seedBytes);
  const policy = await readDrawPolicy(tx, clubIdx);
  const post = await insertPost(tx, {
    ...fieldsOf(act, wish, policy),
    texts: textsOf(act, wish),
    clubIdx,
    ruleVersion: wish.ruleVersion ?? 2,
    seed,
    seedHash: await seedHash(seed),
    beaconRound,
    state: "10",
    amendments: [],
    createdAt: act.now,
    createdBy: actorName(act.by),
    updatedAt: act.now,
    updatedBy: actorName(act.by),
  });
  const slotCount = await keepPool(tx, act, post);
  await record(tx, act, "CREATE", null, post);
  return { drawPostIdx: post.drawPostIdx, state: post.state, slotCount, seedHash: post.seedHash };
}

/**
 * Edits a planned draw: fields that are left out stay, the seed always does; the pool is taken anew. Throws as creating
 * does, 2001, 2002 for another version, and 4507 once applications are open.
 */
export async function editDraw(
  tx: Database,
  act: Act,
  drawPostIdx: number,
  { version, ...change }: Partial<Omit<Body, "hasBeacon">> & { version?: number | undefined },
) {
  const { clubIdx } = act.club;
  const old = (await poolOf(tx, clubIdx, drawPostIdx)).map(({ sheetIdx }) => sheetIdx);
  await lockSlots(tx, clubIdx, old);
  const post = await lockPost(tx, clubIdx, drawPostIdx);
  if (!post) throw new ClubFailure("NOT_FOUND");
  if (version !== undefined && version !== post.version) throw new ClubFailure("STALE");
  if (post.state !== "10" || post.applyFrom <= act.now) throw new ClubFailure("DRAW_LATE");
  const policy = await readDrawPolicy(tx, clubIdx);
  const fields = {
    ...fieldsOf(act, { ...wishOf(post), ...given(change) }, policy),
    texts: textsOf(act, change, post.texts),
  };
  await updatePost(tx, post, { ...fields, updatedAt: act.now, updatedBy: actorName(act.by) });
  await reopenSlots(tx, act, old, { drawPostIdx: null });
  const slotCount = await keepPool(tx, act, { ...post, ...fields });
  await record(tx, act, "UPDATE", post, { ...post, ...fields });
  return { drawPostIdx, state: post.state, slotCount, version: post.version + 1 };
}

type Fields = Pick<
  DrawPost,
  | "playDates"
  | "periods"
  | "courseCodes"
  | "memberTypes"
  | "applyFrom"
  | "applyTo"
  | "drawAt"
  | "announceAt"
  | "confirmUntil"
  | "releaseAt"
  | "maxChoices"
  | "minPlayers"
  | "mode"
  | "quotas"
>;

type FieldWish = Omit<DrawPostWish, "title" | "contents" | "i18n">;

const quotaWords = {
  sum: "does not come to 100 %",
  uninvited: "may not apply",
  twice: "is in an earlier group",
} as const;

function fieldsOf(act: Act, wish: FieldWish, policy: DrawPolicy): Fields {
  const announceAt = new Date(wish.announceAt);
  const { zone } = act.club;
  const usualEnd = usualConfirmUntil(announceAt, policy, zone);
  const times = {
    applyFrom: new Date(wish.applyFrom),
    applyTo: new Date(wish.applyTo),
    drawAt: new Date(wish.drawAt),
    announceAt,
    confirmUntil: wish.confirmUntil === undefined ? usualEnd : new Date(wish.confirmUntil),
    releaseAt: new Date(wish.releaseAt),
  };
  const playDates = [...new Set(wish.playDates)].sort();
  const fault =
    wrongTime(times) ?? (clubDate(times.releaseAt, zone) < (playDates[0] ?? "") ? null : "releaseAt");
  if (fault !== null) throw new ClubFailure("VAL_FIELD", [fault, "before the time it follows"]);
  const [wrongQuota] = wish.quotas ? quotaFaults(wish.quotas, wish.memberTypes) : [];
  if (wrongQuota) throw new ClubFailure("VAL_FIELD", [wrongQuota.field, quotaWords[wrongQuota.reason]]);
  return {
    ...times,
    playDates,
    periods: [...new Set(wish.periods)].sort(),
    courseCodes: [...new Set(wish.courseCodes)].sort(),
    memberTypes: [...new Set(wish.memberTypes)],
    maxChoices: wish.maxChoices ?? policy.maxChoices,
    minPlayers: wish.minPlayers ?? policy.minPlayers,
    mode: wish.mode ?? policy.mode,
    quotas: wish.quotas ? [...wish.quotas] : null,
  };
}

/**
 * Titles and contents per language: what the caller's language says, and `i18n`, which names all the others when it is
 * given. What is not touched stays.
 */
function textsOf(
  act: Act,
  { title, contents, i18n }: Partial<DrawPostWish>,
  kept: DrawPost["texts"] = {},
): DrawPost["texts"] {
  const { language } = act.choice;
  const before = kept[language] ?? pickText(kept, act.choice) ?? { title: "", contents: "" };
  const isTouched = title !== undefined || contents !== undefined;
  const own = { title: title ?? before.title, contents: contents ?? before.contents };
  const others = i18n ?? kept;
  const hasOwn = isTouched || (kept[language] !== undefined && i18n?.[language] === undefined);
  const all = { ...others, ...(hasOwn ? { [language]: own } : {}) };
  return Object.fromEntries(
    Object.entries(all).map(([key, text]: [string, { title: string; contents: string }]) => [
      key,
      { title: text.title, contents: sanitizeRichText(text.contents) },
    ]),
  );
}

/** A post as the wish that would make it, for an edit to lie over. */
function wishOf(post: DrawPost): FieldWish {
  return {
    ...post,
    applyFrom: post.applyFrom.toISOString(),
    applyTo: post.applyTo.toISOString(),
    drawAt: post.drawAt.toISOString(),
    announceAt: post.announceAt.toISOString(),
    confirmUntil: post.confirmUntil.toISOString(),
    releaseAt: post.releaseAt.toISOString(),
  };
}

function given<T extends object>(change: T): T {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as T;
}

/** What a reader of the audit log needs; never the seed. */
async function record(
  tx: Database,
  act: Act,
  action: "CREATE" | "UPDATE",
  before: DrawPost | null,
  after: DrawPost,
): Promise<void> {
  await recordDeed(tx, act, {
    action,
    entity: "draw",
    entityKey: after.drawPostIdx,
    before: before && shown(before),
    after: shown(after),
  });
}

function shown({
  texts,
  playDates,
  periods,
  courseCodes,
  memberTypes,
  mode,
  seedHash: hash,
  ...post
}: DrawPost) {
  const { applyFrom, applyTo, drawAt, announceAt, confirmUntil, releaseAt, maxChoices, minPlayers } = post;
  const times = { applyFrom, applyTo, drawAt, announceAt, confirmUntil, releaseAt };
  const pool = { playDates, periods, courseCodes, memberTypes };
  return { texts, ...pool, ...times, mode, maxChoices, minPlayers, quotas: post.quotas, seedHash: hash };
}
