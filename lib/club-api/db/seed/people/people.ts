import { eq } from "drizzle-orm";
import { personaIds } from "@/lib/club-api/adapters/identity/mock";
import { certificationType } from "@/lib/contract/code-values/members";
import { personHashes } from "../../../domains/identity";
import type { Database } from "../../database";
import { ipBlocks, memberExtras, members } from "../../tables";
import type { DemoDays } from "../play/demo-day";

/** The demo members as verified persons, the same as the MOCK driver's, and what one of them tells of himself (Y1). */
export async function seedPeople(tx: Database, clubIdx: number, now: Date): Promise<void> {
  const hashes = await personHashes(tx, now);
  const joined = await tx.select().from(members).where(eq(members.clubIdx, clubIdx));
  for (const { memberIdx, id, email, certType, createdAt } of joined) {
    const { ci, di } = personaIds(id);
    const person =
      certType === certificationType.mobileIdentity
        ? { ciHash: hashes.ci(ci), diHash: hashes.di(di) }
        : { emailHash: hashes.target(email) };
    await tx
      .update(members)
      .set({ ...person, certAt: createdAt })
      .where(eq(members.memberIdx, memberIdx));
  }
  await tx.insert(memberExtras).values({
    clubIdx,
    memberIdx: 100001,
    job: "J2",
    income: "I9",
    region: "41",
    handicap: 12.4,
    avgScore: 86,
    careerYears: 14,
    carNo: "12가0000",
  });
}

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
