import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { type Admin, findAdmin, listRightsHolders, permissionSubject } from "../../domains/admins";
import { readWriters } from "../../domains/drafts";
import { isPermitted } from "../../domains/permissions";
import { assigneeOf, assignInquiry, readVocState } from "../../domains/voc";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

const menu = "940500";

/** The admins of the club who may answer inquiries. */
export async function inquiryAssignees(
  db: Database,
  { club }: Context,
): Promise<CallOutput<"GET /ops/voc-assignees">> {
  const holders = await listRightsHolders(db, club.clubIdx);
  const able = await Promise.all(holders.map((admin) => mayAnswer(db, admin)));
  return { list: holders.filter((_, at) => able[at]).map(({ adminIdx, name }) => ({ adminIdx, name })) };
}

/** Gives an inquiry to an admin who may answer it (9001 `adminIdx`), or to nobody. Throws 2001 and 2002. */
export function giveInquiry(
  db: Database,
  ctx: Context,
  vocIdx: number,
  input: { adminIdx: number | null; from: number | null },
): Promise<CallOutput<"PUT /ops/vocs/{id}/assignee">> {
  return transaction(db, async (tx) => {
    await refuseUnable(tx, ctx, input.adminIdx);
    const row = await assignInquiry(tx, ctx, vocIdx, input);
    return { vocIdx, assignee: await assigneeOf(tx, row) };
  });
}

/** How an inquiry stands, and who else is writing to it: the latest drafts of the others. Throws 2001. */
export async function readInquiryState(
  db: Database,
  ctx: Context,
  vocIdx: number,
): Promise<CallOutput<"GET /ops/vocs/{id}/desk">> {
  const state = await readVocState(db, ctx, vocIdx);
  const writers = await readWriters(db, ctx, { entity: "voc", idx: vocIdx });
  const time = (moment: Date) => clubTimestamp(moment, ctx.club.zone);
  return { ...state, writers: writers.map((one) => ({ ...one, savedAt: time(one.savedAt) })) };
}

async function refuseUnable(tx: Database, { club, by }: Context, adminIdx: number | null): Promise<void> {
  if (adminIdx === null) return;
  const admin = await findAdmin(tx, adminIdx);
  // Who works here for another club may take an inquiry himself; others are chosen among the club's own.
  const isHere = admin?.clubIdx === club.clubIdx || (by.kind === "admin" && by.adminIdx === adminIdx);
  if (!admin || !isHere || !(await mayAnswer(tx, admin)))
    throw new ClubFailure("VAL_FIELD", ["adminIdx", "may_answer"]);
}

async function mayAnswer(db: Database, admin: Admin): Promise<boolean> {
  return admin.state === "ACTIVE" && isPermitted(db, permissionSubject(admin), menu, "U");
}
