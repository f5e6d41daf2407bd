import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import { ownLock } from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { CountHit } from "../../platform/network/limits";
import { countLockCall, holdAnswer, holdFreeSlot } from "./lock-slot";

export type SwitchInput = {
  memberIdx: number;
  sheetIdxs: readonly [number, number];
  bookingIdx?: number | undefined;
};

/**
 * Holds one slot in place of another (R7). The one that the member does not hold is the target; without a hold the
 * second is (domain.md A2). All or nothing: while the target is not free the old hold stays. A twin of the call that was
 * faster has switched for both: the target is held already, and is not held longer for it. Throws 4113 for one slot
 * twice, else as `lockSlot`.
 */
export async function switchSlot(
  db: Database,
  ctx: Context,
  countHit: CountHit,
  { memberIdx, sheetIdxs, bookingIdx }: SwitchInput,
): Promise<CallOutput<"PUT /reservation/sheet/lock/{id}/{id2}">> {
  const [first, second] = sheetIdxs;
  if (first === second) throw new ClubFailure("RSV_LOCK_STATE");
  const held = (await ownLock(db, ctx, memberIdx))?.sheetIdx ?? null;
  const numbers = await countLockCall(db, ctx, countHit, memberIdx);
  const sheetIdx = held === second ? first : second;
  const input = { memberIdx, sheetIdx, bookingIdx, isRenewal: false };
  const { freed, ...hold } = await holdFreeSlot(db, ctx, input, numbers);
  return { released: held === null ? null : (freed[0] ?? held), ...holdAnswer(ctx, hold) };
}
