import type { Database } from "../../database";
import { ipBlocks } from "../../tables";
import type { DemoDays } from "../play/demo-day";

/** One range that is blocked, and one block that has run out (domain.md A18). */
export async function seedIpBlocks(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  await tx.insert(ipBlocks).values([
    row(clubIdx, days.moment(-52, "09:00"), {
      ipIdx: 1,
      ipFrom: "198.51.100.0/24",
      reason: "매크로 의심",
      expireAt: null,
    }),
    row(clubIdx, days.moment(-90, "14:30"), {
      ipIdx: 2,
      ipFrom: "203.0.113.40",
      ipTo: "203.0.113.47",
      reason: "반복 로그인 실패",
      expireAt: days.moment(-60, "00:00"),
    }),
  ]);
}

type Blocked = Pick<typeof ipBlocks.$inferInsert, "ipIdx" | "ipFrom" | "ipTo" | "reason" | "expireAt">;

function row(clubIdx: number, createdAt: Date, blocked: Blocked): typeof ipBlocks.$inferInsert {
  const stamp = { createdAt, createdBy: "ssadmin1", updatedAt: createdAt, updatedBy: "ssadmin1" };
  return { clubIdx, ...blocked, ...stamp };
}
