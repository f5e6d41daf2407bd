import type { MemberInfo } from "@/lib/contract/accounts/members";
import type { CallInput } from "@/lib/contract/routes";
import { isPhone } from "@/lib/shared/fields";
import { plainTyped } from "@/lib/shared/money/typed-numbers";
import { readDate } from "@/lib/shared/time/calendar";

type Extra = NonNullable<NonNullable<CallInput<"PUT /info">["body"]>["extra"]>;

/** The optional fields as texts; an empty text is no answer. */
export type ExtraDraft = Record<ExtraField, string>;
export type ExtraField = (typeof extraFields)[number];
export const extraFields = [
  "handicap",
  "avgScore",
  "careerYears",
  "favouriteCourse",
  "job",
  "income",
  "region",
  "companyName",
  "companyPhone",
  "carNo",
  "married",
  "anniversary",
  "branch",
  "rank",
  "retiredAt",
] as const;

export const numberBounds = {
  handicap: { min: -10, max: 72, isWhole: false },
  avgScore: { min: 50, max: 200, isWhole: true },
  careerYears: { min: 0, max: 90, isWhole: true },
} as const;
export type NumberField = keyof typeof numberBounds;
export const numberFields = Object.keys(numberBounds) as NumberField[];
export type ExtraFault = "number" | "phone" | "date";
const dateFields = ["anniversary", "retiredAt"] as const;

const militaryFields = ["branch", "rank", "retiredAt"] as const;
const said = (value: string | number | null | undefined) => String(value ?? "");

export function extraDraft({ extra }: Pick<MemberInfo, "extra">): ExtraDraft {
  const { married, military } = extra;
  return {
    handicap: said(extra.handicap),
    avgScore: said(extra.avgScore),
    careerYears: said(extra.careerYears),
    favouriteCourse: said(extra.favouriteCourse),
    job: said(extra.job),
    income: said(extra.income),
    region: said(extra.region),
    companyName: said(extra.companyName),
    companyPhone: said(extra.companyPhone),
    carNo: said(extra.carNo),
    married: married === true ? "Y" : married === false ? "N" : "",
    anniversary: said(extra.anniversary),
    branch: said(military?.branch),
    rank: said(military?.rank),
    retiredAt: said(military?.retiredAt),
  };
}

/** Commas and full-width digits of a typed number are read as a person means them; null for what is no number. */
export function readNumber(text: string): number | null {
  const typed = plainTyped(text).trim();
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(typed) ? Number(typed) : null;
}

/** The faults by field, checked before sending. */
export function extraFaults(draft: ExtraDraft): Partial<Record<ExtraField, ExtraFault>> {
  const faults: Partial<Record<ExtraField, ExtraFault>> = {};
  for (const field of numberFields) {
    const { min, max, isWhole } = numberBounds[field];
    const value = readNumber(draft[field]);
    const isFine = value !== null && value >= min && value <= max && (!isWhole || Number.isInteger(value));
    if (draft[field].trim() !== "" && !isFine) faults[field] = "number";
  }
  if (draft.companyPhone.trim() !== "" && !isPhone(draft.companyPhone)) faults.companyPhone = "phone";
  for (const field of dateFields) {
    if (draft[field] !== "" && readDate(draft[field]) === null) faults[field] = "date";
  }
  return faults;
}

/** The changed fields as the call takes them: an emptied one is taken back. */
export function extraChange(
  draft: ExtraDraft,
  changes: Partial<ExtraDraft>,
  { extra }: Pick<MemberInfo, "extra">,
): Extra {
  const isMilitary = militaryFields.some((field) => changes[field] !== undefined);
  const { branch: _branch, rank: _rank, retiredAt: _retired, married, ...others } = changes;
  const plain = Object.entries(others).map(([field, text]) => [field, inputOf(field, text ?? "")]);
  return {
    ...Object.fromEntries(plain),
    ...(married === undefined ? {} : { married: married === "" ? null : married === "Y" }),
    ...(isMilitary ? { military: militaryOf(draft, extra.military?.serviceNoMasked ?? "") } : {}),
  };
}

function inputOf(field: string, text: string): string | number | null {
  const typed = text.trim();
  if (typed === "") return null;
  return field in numberBounds ? readNumber(typed) : typed;
}

function militaryOf({ branch, rank, retiredAt }: ExtraDraft, serviceNoMasked: string): Extra["military"] {
  if (!branch.trim() && !rank.trim() && !retiredAt && !serviceNoMasked) return null;
  return { branch: branch.trim(), rank: rank.trim(), serviceNoMasked, retiredAt: retiredAt || null };
}
