import type { CallOutput } from "@/lib/contract/routes";
import { maskLoginId } from "@/lib/shared/texts/mask";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { auditEntriesAbout, recordAudit } from "../../domains/audit";
import { findMember } from "../../domains/members";
import { readOwnRows } from "../../domains/my-data";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { CountHit } from "../../platform/network/limits";
import { readMemberInfo } from "./member-info";

type DataUse = CallOutput<"GET /ext/data-use">;
const hourMs = 3_600_000;

/** Who viewed or changed a member's data; of the staff only a masked id (checklist P-07). */
export async function readDataUse(
  db: Database,
  ctx: Context,
  memberIdx: number,
  { page, size }: { page: number; size: number },
): Promise<DataUse> {
  const { rows, total } = await auditEntriesAbout(db, ctx, memberIdx, {
    offset: (page - 1) * size,
    limit: size,
  });
  const list = rows.map(({ at, action, entity, actor, adminIdx, reason }) => {
    const by = adminIdx !== null ? "ADMIN" : actor === `member:${memberIdx}` ? "MEMBER" : "SYSTEM";
    return {
      at: clubTimestamp(at, ctx.club.zone),
      action,
      entity,
      by: by as "ADMIN" | "MEMBER" | "SYSTEM",
      actor: by === "ADMIN" ? maskLoginId(actor) : "",
      reason,
    };
  });
  return { list, total, page, size };
}

/** All that the club holds about a member; the export itself goes on record. At most three an hour. */
export async function exportOwnData(
  db: Database,
  ctx: Context,
  countHit: CountHit,
  memberIdx: number,
): Promise<CallOutput<"GET /ext/data-export">> {
  await countHit(`export:${memberIdx}`, { max: 3, windowMs: hourMs });
  return transaction(db, (tx) => exportDataOf(tx, ctx, memberIdx, null));
}

/** The same data for whoever may have them, on record with the reason. Throws 2001. */
export async function exportDataOf(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  reason: string | null,
): Promise<CallOutput<"GET /ext/data-export">> {
  const { clubIdx, zone } = ctx.club;
  const member = await findMember(tx, clubIdx, memberIdx);
  if (!member) throw new ClubFailure("NOT_FOUND");
  await recordAudit(tx, ctx, { action: "EXPORT", entity: "member", entityKey: memberIdx, memberIdx, reason });
  return {
    exportedAt: clubTimestamp(ctx.now, zone),
    member: await readMemberInfo(tx, ctx, member),
    ...(await readOwnRows(tx, { clubIdx, memberIdx })),
  };
}
