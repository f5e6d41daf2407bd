import { termTypeCode } from "@/lib/contract/code-values/terms";
import type { Database } from "../../database";
import { ofClub } from "../../of-club";
import { members, terms, termsAgreements } from "../../tables";
import type { Seeding } from "../seeding";

const sinceSignUp: readonly string[] = [
  termTypeCode.service,
  termTypeCode.courseUse,
  termTypeCode.personalData,
  termTypeCode.marketing,
  termTypeCode.minimumAge,
];

/**
 * Agreements of the demo members on joining: the first version of each item, marketing as their settings say.
 */
export async function seedAgreements(tx: Database, { clubIdx }: Seeding): Promise<void> {
  const versions = (await tx.select().from(terms).where(ofClub(terms, clubIdx))).filter(
    (row) => row.version === "1.0" && sinceSignUp.includes(row.termType),
  );
  const joined = await tx.select().from(members).where(ofClub(members, clubIdx));
  await tx.insert(termsAgreements).values(
    joined.flatMap((member) => {
      const wanted = {
        SMS: member.marketingSms,
        EMAIL: member.marketingEmail,
        PUSH: member.marketingPush,
      };
      const channels = Object.entries(wanted).flatMap(([name, isOn]) => (isOn ? [name] : []));
      return versions.map((version) => ({
        clubIdx,
        memberIdx: member.memberIdx,
        termsIdx: version.termsIdx,
        termType: version.termType,
        agreed: version.isRequired || channels.length > 0,
        channels: version.isRequired ? null : channels,
        agreedAt: member.createdAt,
        way: "SIGNUP" as const,
      }));
    }),
  );
}
