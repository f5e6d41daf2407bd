import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/club-time";
import { maskLoginId } from "@/lib/shared/mask";
import type { Database } from "../db/database";
import { transaction } from "../db/transaction";
import { deedsAbout, recordDeed } from "../domains/audit";
import { findMember } from "../domains/members";
import { readOwnRows } from "../domains/my-data";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import type { CountHit } from "../platform/limits";
import { readMemberInfo } from "./member-info";

type DataUse = CallOutput<"GET /ext/data-use">;
const hourMs = 3_600_000;

/** Who viewed or changed a member's data; of the staff only a masked id (checklist P-07). */
export async function readDataUse(
  db: Database,
  act: Act,
  memberIdx: number,
  { page, size }: { page: number; size: number },
): Promise<DataUse> {
  const { rows, total } = await deedsAbout(db, act, memberIdx, { offset: (page - 1) * size, limit: size });
  const list = rows.map(({ at, action, entity, actor, adminIdx, reason }) => {
    const by = adminIdx !== null ? "ADMIN" : actor === `member:${memberIdx}` ? "MEMBER" : "SYSTEM";
    return {
      at: clubTimestamp(at, act.club.zone),
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
  act: Act,
  countHit: CountHit,
  memberIdx: number,
): Promise<CallOutput<"GET /ext/data-export">> {
  await countHit(`export:${memberIdx}`, { max: 3, windowMs: hourMs });
  return transaction(db, (tx) => exportDataOf(tx, act, memberIdx, null));
}

/** The same data for whoever may have them, on record with the reason. Throws 2001. */
export async function exportDataOf(
  tx: Database,
  act: Act,
  memberIdx: number,
  reason: string | null,
): Promise<CallOutput<"GET /ext/data-export">> {
  const { clubIdx, zone } = act.club;
  const member = await findMember(tx, clubIdx, memberIdx);
  if (!member) throw new ClubFailure("NOT_FOUND");
  await recordDeed(tx, act, { action: "EXPORT", entity: "member", entityKey: memberIdx, memberIdx, reason });
  return {
    exportedAt: clubTimestamp(act.now, zone),
    member: await readMemberInfo(tx, act, member),
    ...(await readOwnRows(tx, { clubIdx, memberIdx })),
  };
}
