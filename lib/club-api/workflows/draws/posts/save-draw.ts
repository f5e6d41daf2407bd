import type { Beacon } from "@/lib/club-api/adapters/beacon";
import type { Database } from "@/lib/club-api/db/database";
import { recordAudit } from "@/lib/club-api/domains/audit";
import {
  type DrawPost,
  insertPost,
  lockPost,
  poolOf,
  readDrawPolicy,
  updatePost,
} from "@/lib/club-api/domains/draws";
import { lockSlots, reopenSlots } from "@/lib/club-api/domains/tee-sheets";
import { actorName, type Context } from "@/lib/club-api/platform/context";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import { randomHex } from "@/lib/club-api/platform/random";
import { drawPostState } from "@/lib/contract/code-values/draws";
import { seedHash } from "@/lib/shared/draws/draw";
import { type BeaconChain, roundAfter } from "@/lib/shared/draws/draw-closing";
import { usualTimes } from "@/lib/shared/draws/draw-times";
import { savePool } from "./draw-pool";
import {
  type DrawPostBody,
  type DrawPostInput,
  fieldsOf,
  inputOf,
  type TimedBody,
  textsOf,
} from "./draw-post-fields";

/** The round that a post names, and its source. */
type NamedRound = { beaconRound: number; beaconChain: BeaconChain };
type Created = { drawPostIdx: number; state: DrawPost["state"]; slotCount: number; seedHash: string };

const seedBytes = 16;
/** The named round is made so long before the draw, but never before closing. */
const beaconLeadMs = 10 * 60_000;

/** The body with the times that were left out filled from the timeline of domain.md 7.9. */
export function withUsualTimes(ctx: Context, body: DrawPostBody): TimedBody {
  const { applyFrom, applyTo, drawAt, announceAt, releaseAt } = body;
  const [firstPlayDate = ""] = [...body.playDates].sort();
  const usual = usualTimes(firstPlayDate, ctx.club.zone);
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
): Promise<NamedRound | null> {
  if (!hasBeacon) return null;
  if (beacon === null) throw new ClubFailure("VAL_FIELD", ["hasBeacon", "no_beacon"]);
  const beaconChain = await beacon.readChain();
  const times = { applyTo: new Date(applyTo), drawAt: new Date(drawAt) };
  return { beaconChain, beaconRound: roundOf(beaconChain, times) };
}

/** The round of a post with these times: made shortly before the draw, and never before closing. */
export function roundOf(
  chain: BeaconChain,
  { applyTo, drawAt }: Pick<DrawPost, "applyTo" | "drawAt">,
): number {
  return roundAfter(chain, new Date(Math.max(applyTo.getTime(), drawAt.getTime() - beaconLeadMs)));
}

/**
 * Publishes a draw (domain.md 8.4): makes the seed, shows its hash and keeps the pool's slots (openType 70). Throws 9001
 * for times out of order, shares that do not come to 100 % and a play date that has opened to anybody or has no slot, 4201
 * for a slot with a booking.
 */
export async function createDraw(
  tx: Database,
  ctx: Context,
  input: DrawPostInput,
  named: NamedRound | null,
): Promise<Created> {
  const { clubIdx } = ctx.club;
  const seed = randomHex(seedBytes);
  const policy = await readDrawPolicy(tx, clubIdx);
  const post = await insertPost(tx, {
    ...fieldsOf(ctx, input, policy),
    texts: textsOf(ctx, input),
    clubIdx,
    ruleVersion: input.ruleVersion ?? 2,
    seed,
    seedHash: await seedHash(seed),
    ...named,
    state: drawPostState.planned,
    amendments: [],
    createdAt: ctx.now,
    createdBy: actorName(ctx.by),
    updatedAt: ctx.now,
    updatedBy: actorName(ctx.by),
  });
  const slotCount = await savePool(tx, ctx, post);
  await recordPost(tx, ctx, "CREATE", null, post);
  return { drawPostIdx: post.drawPostIdx, state: post.state, slotCount, seedHash: post.seedHash };
}

/**
 * Edits a planned draw: fields that are left out stay, the seed always does; the pool is taken anew, and the beacon round
 * follows the times. Throws as creating
 * does, 2001, 2002 for another version, and 4507 once applications are open.
 */
export async function editDraw(
  tx: Database,
  ctx: Context,
  drawPostIdx: number,
  { version, ...change }: Partial<Omit<DrawPostBody, "hasBeacon">> & { version?: number | undefined },
) {
  const { clubIdx } = ctx.club;
  const old = (await poolOf(tx, clubIdx, drawPostIdx)).map(({ sheetIdx }) => sheetIdx);
  await lockSlots(tx, clubIdx, old);
  const post = await lockPost(tx, clubIdx, drawPostIdx);
  if (!post) throw new ClubFailure("NOT_FOUND");
  if (version !== undefined && version !== post.version) throw new ClubFailure("STALE");
  if (post.state !== drawPostState.planned || post.applyFrom <= ctx.now) throw new ClubFailure("DRAW_LATE");
  const policy = await readDrawPolicy(tx, clubIdx);
  const fields = {
    ...fieldsOf(ctx, { ...inputOf(post), ...given(change) }, policy),
    texts: textsOf(ctx, change, post.texts),
  };
  // A round that was named for earlier times might be made before applications close: whoever knows the secret could try
  // entries out.
  const beaconRound = post.beaconChain ? roundOf(post.beaconChain, fields) : post.beaconRound;
  await updatePost(tx, post, { ...fields, beaconRound, updatedAt: ctx.now, updatedBy: actorName(ctx.by) });
  await reopenSlots(tx, ctx, old, { drawPostIdx: null });
  const slotCount = await savePool(tx, ctx, { ...post, ...fields });
  await recordPost(tx, ctx, "UPDATE", post, { ...post, ...fields });
  return { drawPostIdx, state: post.state, slotCount, version: post.version + 1 };
}

function given<T extends object>(change: T): T {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as T;
}

/** Fields for the audit log; never the seed. */
export async function recordPost(
  tx: Database,
  ctx: Context,
  action: "CREATE" | "UPDATE",
  before: DrawPost | null,
  after: DrawPost,
): Promise<void> {
  await recordAudit(tx, ctx, {
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
