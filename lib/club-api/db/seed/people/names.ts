import { memberTypeCode } from "@/lib/contract/code-values/members";
import type { Names } from "../schemas/people";
import { pick } from "../tools/chance";

/** A person who does not exist, the same for the same text; `letters` as in a login id. */
export function fictionalPerson(
  { surnames, givenNames, whole }: Names,
  text: string,
): { name: string; letters: string } {
  const surname = pick(surnames, `surname ${text}`);
  const given = pick(givenNames, `given ${text}`);
  const name = whole.replace("{surname}", surname.name).replace("{given}", given.name);
  return { name, letters: surname.letters + given.letters };
}

export type Regular = { memberIdx: number; id: string; memberType: string; name: string };

/** Before the ten members of domain.md 10, whose numbers go on with the next sign-up. */
const firstMemberIdx = 99_201;

/** Who plays on working days. */
export const weekdayType = memberTypeCode.weekday;

/** A telephone number that nobody has: the last digits of `number` in the place of `####`. */
export function fictionalPhone({ phone }: Names, number: number): string {
  return phone.replace(/#+/, ({ length }) => String(number).padStart(length, "0").slice(-length));
}

/**
 * Members who come often, so that the office has a club to look at. They are fictional, and never sign in. `memberTypes` are
 * those of ten of them in turn.
 */
export function regularsOf(names: Names, memberTypes: readonly string[]): Regular[] {
  return Array.from({ length: 60 }, (_, place) => {
    const memberIdx = firstMemberIdx + place;
    const memberType = memberTypes[place % memberTypes.length] ?? memberTypeCode.web;
    const { name, letters } = fictionalPerson(names, String(memberIdx));
    return { memberIdx, id: `${letters}${String(memberIdx).slice(-3)}`, memberType, name };
  });
}
