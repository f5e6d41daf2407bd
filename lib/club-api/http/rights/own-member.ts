import { recordAudit } from "../../domains/audit";
import { findMember, type Member } from "../../domains/members";
import { ClubFailure } from "../../platform/failure";
import type { CallContext } from "../handler";
import { readSegments } from "../segments";

/**
 * The member whose data a call shows: the caller, or whom an admin names, which goes on record as a view of `entity`
 * (checklist P-08). Throws 9403 for another member's number and 2001 when an admin names nobody.
 */
export async function memberShown(context: CallContext, segment: string, entity: string): Promise<Member> {
  const { ctx, caller, db } = context;
  const { member } = await readSegments(context, [segment], ["member"]);
  const memberIdx = caller.kind === "member" ? caller.memberIdx : (member ?? 0);
  const found = await findMember(db, ctx.club.clubIdx, memberIdx);
  if (!found) throw new ClubFailure("NOT_FOUND");
  if (caller.kind === "admin") {
    await recordAudit(db, ctx, { action: "VIEW", entity, entityKey: memberIdx, memberIdx });
  }
  return found;
}
