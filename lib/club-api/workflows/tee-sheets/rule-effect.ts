import { type RuleEffect, type StrandedCause, strandedCauses } from "@/lib/contract/tee-sheets/rule-effects";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { recordAudit } from "../../domains/audit";
import { type Doubts, doubtsOfUpcoming } from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

export type Change<T> = (tx: Database) => Promise<T>;

/** Carries what was read out of a transaction that must not stay. */
class TriedOnly<T> extends Error {
  constructor(readonly read: T) {
    super("The change was only tried.");
  }
}

/** Reads after a change in a transaction that is rolled back. */
export async function triedOnly<T>(db: Database, change: Change<T>): Promise<T> {
  try {
    return await transaction(db, async (tx) => {
      throw new TriedOnly(await change(tx));
    });
  } catch (error) {
    if (error instanceof TriedOnly) return error.read as T;
    throw error;
  }
}

/**
 * Effect of a rule change on existing bookings. Applies the change in a transaction, reads the effect and rolls back.
 */
export function ruleEffect(db: Database, ctx: Context, change: Change<unknown>): Promise<RuleEffect> {
  return triedOnly(db, async (tx) => (await changeAndCompare(tx, ctx, change)).effect);
}

/**
 * Makes a change of the rules. Bookings that would not be sold any more stay, and go on record by number; 2002 when they
 * are not as many as the author was told of.
 */
export function withEffect<T>(
  db: Database,
  ctx: Context,
  expects: number | undefined,
  change: Change<T>,
): Promise<T> {
  return transaction(db, async (tx) => {
    const { value, effect, numbers } = await changeAndCompare(tx, ctx, change);
    if (expects !== undefined && expects !== effect.stranded) throw new ClubFailure("STALE");
    if (effect.stranded > 0) await recordEffect(tx, ctx, { stranded: effect.stranded, rsvNos: numbers });
    return value;
  });
}

/** Puts on record what a change of the rules has stranded. */
export function recordEffect(tx: Database, ctx: Context, after: object): Promise<void> {
  return recordAudit(tx, ctx, { action: "UPDATE", entity: "ruleEffect", entityKey: ctx.requestId, after });
}

/** Makes a change and finds the bookings that it strands; `numbers` are theirs. */
export async function changeAndCompare<T>(tx: Database, ctx: Context, change: Change<T>) {
  const before = await doubtsOfUpcoming(tx, ctx);
  const value = await change(tx);
  const after = await doubtsOfUpcoming(tx, ctx);
  const found = newDoubts(before, after);
  const numbers = found.map(({ booking }) => booking.rsvNo);
  return { value, found, effect: effectOf(before.length, found), numbers };
}

/** Bookings with a cause after the change that they had not before it. */
function newDoubts(before: readonly Doubts[], after: readonly Doubts[]): Doubts[] {
  const earlier = new Map(before.map((doubts) => [doubts.booking.bookingIdx, doubts]));
  return after.flatMap(({ booking, causes, price }) => {
    const was = earlier.get(booking.bookingIdx);
    const fresh: StrandedCause[] = causes.filter((cause) => !was?.causes.includes(cause));
    if (was && was.price !== price) fresh.push("PRICE");
    return fresh.length === 0 ? [] : [{ booking, causes: fresh, price }];
  });
}

function effectOf(checked: number, found: readonly Doubts[]): RuleEffect {
  const causes = strandedCauses.flatMap((cause) => {
    const met = found.filter((doubts) => doubts.causes.includes(cause));
    const first = met.slice(0, 5).map(({ booking: { bookingIdx, rsvNo, playDate, teeTime } }) => {
      return { bookingIdx, rsvNo, playDate, teeTime };
    });
    return met.length === 0 ? [] : [{ cause, count: met.length, first }];
  });
  return { checked, stranded: found.length, causes };
}
