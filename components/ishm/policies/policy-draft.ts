import { countryFormats } from "@/lib/shared/money/country-formats";
import { type PolicyValues, policyProblem } from "@/lib/shared/policy-checks";
import { kindsOf, type PolicyCode, type PolicyValueKind } from "@/lib/shared/policy-values";
import { datePattern } from "@/lib/shared/time/date-patterns";
import { timeZoneOfCode } from "@/lib/shared/time/time-zones";
import type { FieldProblem } from "../../../lib/web/office/schema-problems";

const holesOfCourse = 9;

/** The four values of an entry, empty where it has none. */
export function fourValues(values: readonly string[]): PolicyValues {
  const [first = "", second = "", third = "", fourth = ""] = values;
  return [first, second, third, fourth];
}

/** Values that follow from another one: the pattern of a date format, the offset of a zone, the currency of a country. */
const followers: Partial<Record<PolicyCode, (values: PolicyValues, place: number) => PolicyValues>> = {
  C0010: ([, round, courses, pft]) => [
    String(courses.split(",").filter(Boolean).length * holesOfCourse),
    round,
    courses,
    pft,
  ],
  C0080: (values, place) => {
    const [country, , , locale] = values;
    const known = countryFormats.find((one) => one.country === country);
    return place === 0 && known ? [country, known.currency, known.symbol, locale] : values;
  },
  C0190: (values, place) => {
    const [code, zone, offset] = values;
    const known = timeZoneOfCode(code);
    if (!known) return values;
    return [code, place === 0 ? known.zone : zone, offset === "" ? "" : known.offset, ""];
  },
  C0200: ([code, pattern, time, dateTime], place) => {
    const own = datePattern(code) ?? pattern;
    return [code, own, time, place === 0 ? `${own} ${time}` : dateTime];
  },
};

/** The values after one of them was changed by hand, with those that follow it. */
export function withValue(
  code: PolicyCode,
  values: PolicyValues,
  place: number,
  value: string,
): PolicyValues {
  const next = fourValues(values.with(place, value));
  return followers[code]?.(next, place) ?? next;
}

/** `isTogether`: right by itself, but not together with the other values. */
type PolicyFieldProblem = FieldProblem & { isTogether: boolean };

/** The problems of the values, at the field `values.N`. The server checks the same rules. */
export function policyProblems(code: PolicyCode, values: PolicyValues): PolicyFieldProblem[] {
  const trimmed = fourValues(values.map((value) => value.trim()));
  const problem = policyProblem(code, trimmed);
  if (!problem) return [];
  const field = `values.${problem.place}`;
  const kind = kindsOf(code)[problem.place];
  if (!problem.isAlone || !kind) return [{ field, reason: "format", isTogether: true }];
  return [{ field, ...reasonOf(kind, trimmed[problem.place] ?? ""), isTogether: false }];
}

function reasonOf(kind: PolicyValueKind, value: string): Omit<FieldProblem, "field"> {
  if (value === "") return { reason: "required" };
  if (kind.kind === "text") return { reason: "tooLong", values: { max: kind.max } };
  if ((kind.kind === "whole" || kind.kind === "decimal") && /^-?\d+(\.\d+)?$/.test(value)) {
    if (Number(value) < kind.min) return { reason: "tooSmall", values: { min: kind.min } };
    if (Number(value) > kind.max) return { reason: "tooLarge", values: { max: kind.max } };
  }
  return { reason: "format" };
}
