import { drawPostState } from "@/lib/contract/code-values/draws";
import { seedHash } from "@/lib/shared/draws/draw";
import { type BeaconChain, roundAfter } from "@/lib/shared/draws/draw-closing";
import { usualTimes } from "@/lib/shared/draws/draw-times";
import type { Beacon } from "../../../adapters/beacon";
import type { Database } from "../../../db/database";
import { type DrawPost, insertPost, readDrawPolicy } from "../../../domains/draws";
import { actorName, type Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { randomHex } from "../../../platform/random";
import { keepPool } from "./draw-pool";
import { type DrawPostBody, type DrawPostInput, fieldsOf, type TimedBody, textsOf } from "./draw-post-fields";
import { recordPost } from "./record-draw-post";

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
  if (beacon === null) throw new ClubFailure("VAL_FIELD", ["hasBeacon", "no beacon is set up"]);
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
  const slotCount = await keepPool(tx, ctx, post);
  await recordPost(tx, ctx, "CREATE", null, post);
  return { drawPostIdx: post.drawPostIdx, state: post.state, slotCount, seedHash: post.seedHash };
}
