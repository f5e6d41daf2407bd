import { eq } from "drizzle-orm";
import { personaIds } from "@/lib/club-api/adapters/identity/mock";
import { certificationType } from "@/lib/contract/code-values/members";
import { personHashes } from "../../../domains/identity";
import type { Database } from "../../database";
import { ofClub } from "../../of-club";
import { ipBlocks, members } from "../../tables";
import type { Seeding } from "../seeding";

/** The demo members as verified persons, the same as the MOCK driver's. */
export async function seedPeople(tx: Database, { clubIdx, now }: Seeding): Promise<void> {
  const hashes = await personHashes(tx, now);
  const joined = await tx.select().from(members).where(ofClub(members, clubIdx));
  for (const { memberIdx, id, email, certType, createdAt } of joined) {
    const { ci, di } = personaIds(id);
    const person =
      certType === certificationType.mobileIdentity
        ? { ciHash: hashes.ci(ci), diHash: hashes.di(di) }
        : { emailHash: hashes.target(email) };
    await tx
      .update(members)
      .set({ ...person, certAt: createdAt })
      .where(ofClub(members, clubIdx, eq(members.memberIdx, memberIdx)));
  }
}

/** Blocked addresses, some of them no longer (domain.md A18). */
export async function seedIpBlocks(tx: Database, { clubIdx, days, data, authors }: Seeding): Promise<void> {
  if (data.ipBlocks.length === 0) return;
  await tx.insert(ipBlocks).values(
    data.ipBlocks.map(({ distance, timeOfDay, until, ...block }) => {
      const writtenAt = days.moment(distance, timeOfDay);
      return {
        ...block,
        clubIdx,
        expireAt: until === undefined ? null : days.moment(until, "00:00"),
        createdAt: writtenAt,
        createdBy: authors.site,
        updatedAt: writtenAt,
        updatedBy: authors.site,
      };
    }),
  );
}
