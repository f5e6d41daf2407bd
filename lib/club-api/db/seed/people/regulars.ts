import { certificationType, memberState } from "@/lib/contract/code-values/members";
import type { Database } from "../../database";
import { members } from "../../tables";
import type { Seeding } from "../seeding";
import { share } from "../tools/chance";
import { fictionalPhone } from "./names";

/** The regulars, whose password nobody knows. */
export async function seedRegulars(tx: Database, seeding: Seeding, passwordHash: string): Promise<void> {
  const { clubIdx, days, now, regulars, mailDomain, data } = seeding;
  const [certType = certificationType.mobileIdentity] = data.club.cert.methods;
  await tx.insert(members).values(
    regulars.map(({ memberIdx, id, memberType, name }) => {
      const joinedAt = days.moment(-400 - Math.floor(share(`joined ${memberIdx}`) * 3000), "10:00");
      return {
        memberIdx,
        clubIdx,
        id,
        memberType,
        name,
        passwordHash,
        passwordChangedAt: now,
        birth: `${1950 + Math.floor(share(`born ${memberIdx}`) * 45)}-01-01`,
        gender: share(`gender ${memberIdx}`) < 0.3 ? "F" : "M",
        phoneNo: fictionalPhone(data.names, memberIdx % 1000),
        email: `${id}@${mailDomain}`,
        lang: data.names.lang,
        certType,
        state: memberState.active,
        joinedAt: joinedAt.toISOString().slice(0, 10),
        lastLoginAt: new Date(now.getTime() - share(`seen ${memberIdx}`) * 20 * 86_400_000),
        createdAt: joinedAt,
        updatedAt: joinedAt,
      };
    }),
  );
}
