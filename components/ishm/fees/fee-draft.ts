import type { FeeItem } from "@/lib/contract/code-values/tee-sheets";
import { type FeeContent, feeRule, serviceFee } from "@/lib/contract/tee-sheets/fee-shapes";
import type { FeeVersionRow } from "@/lib/contract/tee-sheets/ops-fees";
import { isOnCard } from "@/lib/shared/fees/fee-card";
import type { FeeDayType, FeeRule } from "@/lib/shared/fees/fee-rule";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { moneyToWire, readMoney } from "@/lib/shared/money/money";
import { priceField } from "@/lib/web/boards/price-field";
import { type FieldProblem, schemaProblems } from "@/lib/web/office/schema-problems";

/** A price as input: `amount` as typed, in the club's format. */
export type DraftRule = FeeRule & { key: number };
type DraftService = { feeCode: FeeItem; unit: "TEAM" | "PERSON"; nineHoles: string; fullRound: string };
export type FeeDraft = {
  fromDate: string;
  note: string;
  rules: readonly DraftRule[];
  services: readonly DraftService[];
};

/** The version that a form begins with; of a new one there is no number yet. */
export type FeeRecord = Pick<FeeVersionRow, "fromDate" | "note" | "version" | "rules" | "serviceFees"> & {
  versionIdx: number | null;
};

export function draftOfFees(
  { fromDate, note, rules, serviceFees }: FeeRecord,
  formats: ClubFormats,
): FeeDraft {
  return {
    fromDate,
    note,
    rules: rules.map((rule, key) => ({ ...rule, key, amount: priceField(rule.amount, formats) })),
    services: serviceFees.map((fee) => ({
      ...fee,
      nineHoles: priceField(fee.nineHoles, formats),
      fullRound: priceField(fee.fullRound, formats),
    })),
  };
}

/** The request body of a draft. An amount that cannot be read stays as it was typed, which the schema refuses. */
export function contentOfDraft(
  { rules, services }: Pick<FeeDraft, "rules" | "services">,
  formats: ClubFormats,
): FeeContent {
  const wire = (text: string) => {
    const amount = readMoney(text, formats);
    return amount === null ? text : moneyToWire(amount, formats);
  };
  return {
    rules: rules.map(({ key: _key, weekCodes, ...rule }) => ({
      ...rule,
      weekCodes: weekCodes && [...weekCodes],
      amount: wire(rule.amount),
    })),
    serviceFees: services.map((fee) => ({
      ...(fee as FeeContent["serviceFees"][number]),
      nineHoles: wire(fee.nineHoles),
      fullRound: wire(fee.fullRound),
    })),
  };
}

/** The rules as the shared fee rules read them; what is no amount yet is left out and shows as a gap. */
export function rulesOfDraft({ rules }: Pick<FeeDraft, "rules">, formats: ClubFormats): FeeRule[] {
  return rules.flatMap(({ key: _key, ...rule }) => {
    const amount = readMoney(rule.amount, formats);
    return amount === null ? [] : [{ ...rule, amount }];
  });
}

/** The wrong fields of a draft: `rules.N.field`, `services.N.field`, `fromDate`. */
export function feeProblems(draft: FeeDraft, formats: ClubFormats): FieldProblem[] {
  const { rules, serviceFees } = contentOfDraft(draft, formats);
  const of = (list: string, schema: typeof feeRule | typeof serviceFee, rows: readonly unknown[]) =>
    rows.flatMap((row, at) =>
      schemaProblems(schema, row).map((problem) => ({ ...problem, field: `${list}.${at}.${problem.field}` })),
    );
  const isDated = /^\d{4}-\d{2}-\d{2}$/.test(draft.fromDate);
  return [
    ...(isDated ? [] : [{ field: "fromDate", reason: "required" as const }]),
    ...of("rules", feeRule, rules),
    ...of("services", serviceFee, serviceFees),
  ];
}

const ofAll = {
  memberType: null,
  dayType: null,
  weekCodes: null,
  monthFrom: null,
  monthTo: null,
  period: null,
  holeCode: null,
  partySize: null,
  note: "",
  amount: "",
} as const;

/** A cell of the card. */
export type CardCell = { memberType: string; period: string | null; dayType: FeeDayType };

export function cellRule(rules: readonly DraftRule[], cell: CardCell): DraftRule | undefined {
  return rules.find(
    (rule) =>
      isOnCard(rule) &&
      rule.memberType === cell.memberType &&
      rule.period === cell.period &&
      rule.dayType === cell.dayType,
  );
}

/** The draft with another price in a cell of the card; an empty one takes the price away. */
export function withCell(draft: FeeDraft, cell: CardCell, amount: string): FeeDraft {
  const known = cellRule(draft.rules, cell);
  if (!known) {
    if (amount.trim() === "") return draft;
    return { ...draft, rules: [...draft.rules, { ...ofAll, ...cell, amount, key: nextKey(draft.rules) }] };
  }
  const rules =
    amount === ""
      ? draft.rules.filter((rule) => rule !== known)
      : draft.rules.map((rule) => (rule === known ? { ...rule, amount } : rule));
  return { ...draft, rules };
}

/** A price below the card: of a party of two until something else is chosen. */
export function withNewLine(draft: FeeDraft): FeeDraft {
  const line: DraftRule = { ...ofAll, partySize: 2, key: nextKey(draft.rules) };
  return { ...draft, rules: [...draft.rules, line] };
}

export function withLine(draft: FeeDraft, key: number, change: Partial<FeeRule>): FeeDraft {
  return { ...draft, rules: draft.rules.map((rule) => (rule.key === key ? { ...rule, ...change } : rule)) };
}

export function withoutLine(draft: FeeDraft, key: number): FeeDraft {
  return { ...draft, rules: draft.rules.filter((rule) => rule.key !== key) };
}

export function withService(draft: FeeDraft, feeCode: FeeItem, change: Partial<DraftService>): FeeDraft {
  const services = draft.services.map((fee) => (fee.feeCode === feeCode ? { ...fee, ...change } : fee));
  return { ...draft, services };
}

export function withNewService(draft: FeeDraft, feeCode: FeeItem, unit: "TEAM" | "PERSON"): FeeDraft {
  return { ...draft, services: [...draft.services, { feeCode, unit, nineHoles: "", fullRound: "" }] };
}

export function withoutService(draft: FeeDraft, feeCode: FeeItem): FeeDraft {
  return { ...draft, services: draft.services.filter((fee) => fee.feeCode !== feeCode) };
}

/** The lines below the card with their place among all rules, which names them. */
export function linesOf(rules: readonly DraftRule[]): { rule: DraftRule; place: number }[] {
  return rules.flatMap((rule, place) => (isOnCard(rule) ? [] : [{ rule, place }]));
}

function nextKey(rules: readonly DraftRule[]): number {
  return rules.reduce((most, { key }) => Math.max(most, key), -1) + 1;
}
