import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../db/database";
import { ownLock } from "../domains/reservations";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import type { CountHit } from "../platform/limits";
import { countLockCall, holdAnswer, holdFreeSlot } from "./lock-slot";

export type SwitchWish = {
  memberIdx: number;
  sheetIdxs: readonly [number, number];
  bookingIdx?: number | undefined;
};

/**
 * Holds one slot in place of another (R7). The one that the member does not hold is the target; without a hold the
 * second is (domain.md A2). All or nothing: while the target is not free the old hold stays. Throws 4113 for one slot
 * twice, else as `lockSlot`.
 */
export async function switchSlot(
  db: Database,
  act: Act,
  countHit: CountHit,
  { memberIdx, sheetIdxs, bookingIdx }: SwitchWish,
): Promise<CallOutput<"PUT /reservation/sheet/lock/{id}/{id2}">> {
  const [first, second] = sheetIdxs;
  if (first === second) throw new ClubFailure("RSV_LOCK_STATE");
  const numbers = await countLockCall(db, act, countHit, memberIdx);
  const held = (await ownLock(db, act, memberIdx))?.sheetIdx ?? null;
  const sheetIdx = held === second ? first : second;
  const hold = await holdFreeSlot(db, act, { memberIdx, sheetIdx, bookingIdx }, numbers);
  return { released: held, ...holdAnswer(act, hold) };
}
