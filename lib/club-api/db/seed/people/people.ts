import { eq } from "drizzle-orm";
import { personaIds } from "@/lib/club-api/adapters/identity/mock";
import { certificationType } from "@/lib/contract/code-values/members";
import { personHashes } from "../../../domains/identity";
import type { Database } from "../../database";
import { memberExtras, members } from "../../tables";

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
