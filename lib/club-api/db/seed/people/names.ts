import { memberTypeCode } from "@/lib/contract/code-values/members";
import type { Names } from "../schemas/people";
import { pick } from "../tools/bulk";

/** A person who does not exist, the same for the same text; `letters` as in a login id. */
export function fictionalPerson(
  { surnames, givenNames }: Names,
  text: string,
): { name: string; letters: string } {
  const surname = pick(surnames, `surname ${text}`);
  const given = pick(givenNames, `given ${text}`);
  return { name: surname.name + given.name, letters: surname.letters + given.letters };
}

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

/** A telephone number that nobody has: `number` in the place of `####`. */
export function fictionalPhone({ phone }: Names, number: number): string {
  return phone.replace("####", String(number).padStart(4, "0").slice(-4));
}

/** Members who come often, so that the office has a club to look at. They are fictional, and never sign in. */
export function regularsOf(names: Names): Regular[] {
  return Array.from({ length: 60 }, (_, place) => {
    const memberIdx = firstMemberIdx + place;
    const memberType = memberTypes[place % memberTypes.length] ?? memberTypeCode.web;
    const { name, letters } = fictionalPerson(names, String(memberIdx));
    return { memberIdx, id: `${letters}${String(memberIdx).slice(-3)}`, memberType, name };
  });
}
