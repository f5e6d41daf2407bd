import { valuesOf } from "@/lib/contract/code-values/code-group";
import { feeItem, roundHoles, type WeekdayCode } from "@/lib/contract/code-values/tee-sheets";
import exportColumns from "@/lib/contract/export-columns.json";
import { type FeeContent, feeRule, serviceFee } from "@/lib/contract/tee-sheets/fee-shapes";
import type { FeeImportFault, FeeSheetRow } from "@/lib/contract/tee-sheets/ops-fees";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { moneyToWire, readMoney } from "@/lib/shared/money/money";
import type { FeeKeys } from "./fee-faults";

/** Days of the week as the sheet writes them, Sunday first as in weekCodes. */
const dayNames = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"] as const;
const columns: Readonly<Record<string, readonly string[]>> = exportColumns.fee;
const needed = ["feeCode", "amount"] as const;

/** A version as the rows of a sheet: a green fee a row, then the fees beside it. */
export function sheetRows({ rules, serviceFees }: FeeContent, keys: FeeKeys): FeeSheetRow[] {
  const nameOf = (names: ReadonlyMap<string, string>, key: string | null) => key && (names.get(key) ?? key);
  const green = rules.map((rule) => ({
    feeCode: feeItem.greenFee,
    feeName: nameOf(keys.feeCodes, feeItem.greenFee),
    unit: "PERSON",
    memberType: rule.memberType,
    memberTypeName: nameOf(keys.memberTypes, rule.memberType),
    days: rule.dayType ?? (rule.weekCodes ?? []).map((code) => dayNames[Number(code) - 1]).join(","),
    monthFrom: rule.monthFrom,
    monthTo: rule.monthTo,
    period: rule.period,
    holeCode: rule.holeCode,
    partySize: rule.partySize,
    amount: rule.amount,
    nineHoles: null,
    note: rule.note,
  }));
  const ofAll = { memberType: null, memberTypeName: null, days: "", monthFrom: null, monthTo: null };
  const services = serviceFees.map(({ feeCode, unit, nineHoles, fullRound }) => ({
    ...ofAll,
    feeCode,
    feeName: nameOf(keys.feeCodes, feeCode),
    unit,
    period: null,
    holeCode: null,
    partySize: null,
    amount: fullRound,
    nineHoles,
    note: "",
  }));
  return [...green, ...services];
}

/** A row of the sheet with its number as the sheet counts. */
export type SheetRow = { row: number; cells: readonly string[] };

type Cells = Readonly<Record<string, string>>;
type Read = FeeContent & { rows: number; faults: FeeImportFault[] };

/**
 * Fees from the cells of a sheet, its headings in any of the four languages; keys may be written as names. Nothing is refused
 * as a whole: each faulty cell is named with its row, as the sheet counts, and left out of the fees.
 */
export function readSheet(table: readonly SheetRow[], keys: FeeKeys, formats: ClubFormats): Read {
  const [titles, ...body] = table;
  const fields = (titles?.cells ?? []).map(fieldOf);
  const read: Read = { rules: [], serviceFees: [], rows: 0, faults: [] };
  const missing = needed.filter((field) => !fields.includes(field));
  for (const column of missing) read.faults.push({ row: 1, column, reason: "columns" });
  if (missing.length > 0) return read;
  for (const { row, cells: texts } of body) {
    const cells = Object.fromEntries(fields.map((field, at) => [field, texts[at] ?? ""]));
    if (Object.values(cells).every((cell) => cell === "")) continue;
    read.rows += 1;
    readRow(read, cells, { row, keys, formats });
  }
  return read;
}

type Setting = { row: number; keys: FeeKeys; formats: ClubFormats };

function readRow(read: Read, cells: Cells, setting: Setting): void {
  const { row, keys } = setting;
  const faults: FeeImportFault[] = [];
  const fault = (column: string, reason: FeeImportFault["reason"]) => faults.push({ row, column, reason });
  const feeCode = keyOf(cells.feeCode, keys.feeCodes);
  if (!cells.feeCode) fault("feeCode", "required");
  else if (!feeCode) fault("feeCode", "unknown");
  const cell = cellReader(cells, setting, fault);
  if (feeCode === feeItem.greenFee) {
    const rule = feeRule.safeParse({
      ...conditions(cell),
      amount: cell.money("amount"),
      note: cells.note ?? "",
    });
    if (rule.success && faults.length === 0) read.rules.push(rule.data);
    else if (faults.length === 0) fault(String(rule.error?.issues[0]?.path[0] ?? "amount"), "format");
  } else if (feeCode) {
    const unit = cells.unit?.toUpperCase() === "PERSON" ? "PERSON" : "TEAM";
    const fee = { feeCode, unit, fullRound: cell.money("amount"), nineHoles: cell.money("nineHoles") };
    const checked = serviceFee.safeParse(fee);
    const isTwice = read.serviceFees.some((known) => known.feeCode === feeCode);
    if (isTwice) fault("feeCode", "twice");
    else if (checked.success && faults.length === 0) read.serviceFees.push(checked.data);
    else if (faults.length === 0) fault("feeCode", "unknown");
  }
  read.faults.push(...faults);
}

type CellReader = ReturnType<typeof cellReader>;

/** Reads a cell or names its fault; an empty cell is null, which holds for all. */
function cellReader(
  cells: Cells,
  { keys, formats }: Setting,
  fault: (column: string, reason: FeeImportFault["reason"]) => void,
) {
  const refuse = (column: string, reason: FeeImportFault["reason"]) => {
    fault(column, reason);
    return null;
  };
  return {
    key(column: "memberType" | "period") {
      const cell = cells[column];
      if (!cell) return null;
      return keyOf(cell, column === "period" ? keys.periods : keys.memberTypes) ?? refuse(column, "unknown");
    },
    whole(column: "monthFrom" | "monthTo" | "partySize", most: number) {
      const cell = cells[column];
      if (!cell) return null;
      const value = /^\d{1,2}$/.test(cell) ? Number(cell) : 0;
      return value >= 1 && value <= most ? value : refuse(column, "format");
    },
    holes() {
      const cell = cells.holeCode;
      if (!cell) return null;
      return (
        valuesOf(roundHoles).find((code) => code === cell.padStart(2, "0")) ?? refuse("holeCode", "format")
      );
    },
    days() {
      const parts = (cells.days ?? "")
        .toUpperCase()
        .split(/[\s,/]+/)
        .filter(Boolean);
      const [only] = parts;
      if (only === undefined) return { dayType: null, weekCodes: null };
      if (only === "WEEKDAY" || only === "WEEKEND") return { dayType: only, weekCodes: null } as const;
      const places = parts.map((part) => (dayNames as readonly string[]).indexOf(part));
      if (places.includes(-1)) fault("days", "format");
      const weekCodes = places.filter((at) => at >= 0).map((at) => String(at + 1) as WeekdayCode);
      return { dayType: null, weekCodes };
    },
    money(column: "amount" | "nineHoles") {
      const cell = cells[column];
      if (!cell) return refuse(column, "required");
      const amount = readMoney(cell, formats);
      return amount === null ? refuse(column, "format") : moneyToWire(amount, formats);
    },
  };
}

function conditions(cell: CellReader) {
  return {
    ...cell.days(),
    memberType: cell.key("memberType"),
    monthFrom: cell.whole("monthFrom", 12),
    monthTo: cell.whole("monthTo", 12),
    period: cell.key("period"),
    holeCode: cell.holes(),
    partySize: cell.whole("partySize", 5),
  };
}

/** The field of a heading, in whichever language it is written. */
function fieldOf(title: string): string {
  const wanted = title.toLowerCase();
  const found = Object.entries(columns).find(
    ([field, titles]) => field.toLowerCase() === wanted || titles.some((one) => one.toLowerCase() === wanted),
  );
  return found?.[0] ?? "";
}

/** A key that is written as such or by its name. */
function keyOf(cell: string | undefined, names: ReadonlyMap<string, string>): string | null {
  if (!cell) return null;
  if (names.has(cell)) return cell;
  const found = [...names].find(([, name]) => name.toLowerCase() === cell.toLowerCase());
  return found?.[0] ?? null;
}
