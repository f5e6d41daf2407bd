import { certificationType, memberState, memberTypeCode } from "@/lib/contract/code-values/members";
import type { Database } from "../../database";
import { members } from "../../tables";
import type { DemoDays } from "../play/demo-day";
import { share } from "../tools/bulk";
import { fictionalPerson } from "./names";

export type Regular = { memberIdx: number; id: string; memberType: string; name: string };

/** Before the ten members of domain.md 10, whose numbers go on with the next sign-up. */
const firstMemberIdx = 99_201;
/** Of ten members: yearly and weekday members, and those who joined on the web. */
const memberTypes = [
  memberTypeCode.regular,
  memberTypeCode.web,
  memberTypeCode.weekday,
  memberTypeCode.web,
  memberTypeCode.associate,
  memberTypeCode.web,
  memberTypeCode.family,
  memberTypeCode.regular,
  memberTypeCode.web,
  memberTypeCode.corporate,
];

/** Who plays on working days. */
export const weekdayType = memberTypeCode.weekday;

/** Members who come often, so that the office has a club to look at. They are fictional, and never sign in. */
export const regulars: readonly Regular[] = Array.from({ length: 60 }, (_, place) => {
  const memberIdx = firstMemberIdx + place;
  const memberType = memberTypes[place % memberTypes.length] ?? memberTypeCode.web;
  const { name, letters } = fictionalPerson(String(memberIdx));
  return { memberIdx, id: `${letters}${String(memberIdx).slice(-3)}`, memberType, name };
});

export async function seedRegulars(
  tx: Database,
  { clubIdx, days, now, passwordHash }: { clubIdx: number; days: DemoDays; now: Date; passwordHash: string },
): Promise<void> {
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
        phoneNo: `010-0000-0${String(memberIdx).slice(-3)}`,
        email: `${id}@mirsol.example`,
        lang: "ko",
        certType: certificationType.mobileIdentity,
        state: memberState.active,
        joinedAt: joinedAt.toISOString().slice(0, 10),
        lastLoginAt: new Date(now.getTime() - share(`seen ${memberIdx}`) * 20 * 86_400_000),
        createdAt: joinedAt,
        updatedAt: joinedAt,
      };
    }),
  );
}
