import type { CallOutput } from "@/lib/contract/routes";
import { maskName } from "@/lib/shared/texts/mask";
import type { Database } from "../../../db/database";
import { serverKey } from "../../../db/secrets";
import type { Context } from "../../../platform/context";
import { deriveToken } from "../../../platform/crypto";
import { selectCompanions, selectConsenting } from "./list-repository";

const keyName = "companion";
const companionCount = 20;

/** The reference by which one member names another one. */
export type RefOf = (memberIdx: number) => string;

/**
 * The references that a member is given for others. They cannot be turned back into numbers, nobody but the server can
 * make one, and one member's mean nothing to another one.
 */
export async function companionRefs(db: Database, ctx: Context, ownerIdx: number): Promise<RefOf> {
  const key = await serverKey(db, keyName, ctx.now);
  const purpose = `companion ${ctx.club.clubIdx} ${ownerIdx}`;
  return (memberIdx) => deriveToken(key, purpose, String(memberIdx));
}

/** The members who have accepted an own round of the member, or whom the desk has seen in one (domain.md 7.9). */
export function earlierCompanions(db: Database, ctx: Context, memberIdx: number): Promise<number[]> {
  return selectConsenting(db, ctx.club.clubIdx, memberIdx);
}

/** With whom a member books most often; members by masked name, others as the booker wrote them. */
export async function readCompanions(
  db: Database,
  ctx: Context,
  memberIdx: number,
): Promise<CallOutput<"GET /ext/companions">> {
  const rows = await selectCompanions(db, ctx.club.clubIdx, memberIdx, companionCount);
  const refOf = await companionRefs(db, ctx, memberIdx);
  return {
    list: rows.map(({ memberIdx: companionIdx, name, rounds, lastPlayDate }) => ({
      companionRef: companionIdx === null ? null : refOf(companionIdx),
      name: companionIdx === null ? name : maskName(name),
      rounds,
      lastPlayDate,
    })),
  };
}
