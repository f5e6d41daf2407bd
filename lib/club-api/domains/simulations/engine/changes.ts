import type { Request } from "./record";
import { type Outcomes, type Tally, tallyOf } from "./tally";

export type Change = "GAIN" | "LOSE" | "PAY_MORE" | "PAY_LESS" | "OTHER_TIME";
/** A member for whom a policy makes a difference, against a replay of today's. */
export type ChangedMember = {
  memberIdx: number;
  memberType: string;
  change: Change;
  control: Tally;
  changed: Tally;
};

/** The members for whom something changes, the largest changes first. */
export function changedMembers(
  requests: readonly Request[],
  control: Outcomes,
  changed: Outcomes,
  isPrime: (sheetIdx: number) => boolean,
): ChangedMember[] {
  const byMember = new Map<number, Request[]>();
  for (const request of requests) {
    if (request.memberIdx === null) continue;
    const own = byMember.get(request.memberIdx) ?? [];
    own.push(request);
    byMember.set(request.memberIdx, own);
  }
  const found: ChangedMember[] = [];
  for (const [memberIdx, own] of byMember) {
    const [before, after] = [tallyOf(own, control, isPrime), tallyOf(own, changed, isPrime)];
    const isMoved = own.some(({ key }) => control.get(key)?.sheetIdx !== changed.get(key)?.sheetIdx);
    const change = changeOf(before, after, isMoved);
    const memberType = own.at(-1)?.memberType ?? "";
    if (change) found.push({ memberIdx, memberType, change, control: before, changed: after });
  }
  return found.sort((one, other) => weightOf(other) - weightOf(one) || one.memberIdx - other.memberIdx);
}

function changeOf(before: Tally, after: Tally, isMoved: boolean): Change | null {
  if (after.granted !== before.granted) return after.granted > before.granted ? "GAIN" : "LOSE";
  if (after.prime !== before.prime) return after.prime > before.prime ? "GAIN" : "LOSE";
  const cost = after.fees.plus(after.fines).cmp(before.fees.plus(before.fines));
  if (cost !== 0) return cost > 0 ? "PAY_MORE" : "PAY_LESS";
  return isMoved ? "OTHER_TIME" : null;
}

/** Times before prime ones, these before money. */
function weightOf({ control, changed }: ChangedMember): number {
  const times = Math.abs(changed.granted - control.granted) * 1e9;
  const prime = Math.abs(changed.prime - control.prime) * 1e8;
  const money = changed.fees.plus(changed.fines).minus(control.fees).minus(control.fines).abs().toNumber();
  return times + prime + Math.min(money, 1e8 - 1);
}
