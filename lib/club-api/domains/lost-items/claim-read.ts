import type { LostAdminDetail } from "@/lib/contract/lost-items/lost-items";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Context } from "../../platform/context";
import type { Veil } from "../../platform/veil";
import type { LostRow } from "./repository";

/** Who says to be the owner, and how he described it. */
export function claimantOf(row: LostRow, ctx: Context, veil: Veil): LostAdminDetail["claimant"] {
  const { claimantName: name, claimantPhone: phoneNo, claimantIdx: memberIdx, claimedAt } = row;
  if (name === null || claimedAt === null) return null;
  return {
    name: veil.name(name),
    phoneNo: veil.phone(phoneNo),
    memberIdx,
    claimedAt: clubTimestamp(claimedAt, ctx.club.zone),
    marks: row.claimMarks,
  };
}

/** Who took it, what he showed, and who gave it out. */
export function handOverOf(row: LostRow, veil: Veil): LostAdminDetail["handOver"] {
  const { returnedTo, returnedDocument: document, returnedBy } = row;
  if (returnedTo === null || document === null || returnedBy === null) return null;
  return { receiver: veil.name(returnedTo), document, by: returnedBy };
}
