import { memberColumns as columns, type MemberColumn } from "@/lib/contract/site/member-columns";
import type { RowFault, RowFaultName } from "@/lib/contract/site/member-imports";
import { isEmail, isLoginId, isPhone } from "@/lib/shared/fields";
import { isLanguage, type Language, languages } from "@/lib/shared/languages";

/** A member as a row of the workbook gives it. */
export type ImportedMember = {
  row: number;
  id: string;
  name: string;
  nameEn: string | null;
  birth: string;
  gender: "M" | "F" | "U";
  phoneNo: string;
  email: string;
  memberType: string;
  membershipNo: string | null;
  lang: Language;
  joinedAt: string;
  zipCode: string;
  address: string;
  addressDetail: string;
};

export type ImportSetting = {
  today: string;
  defaultLanguage: Language;
  /** Keys of member types by what a workbook may call them: the key, and the name in any language. */
  memberTypes: ReadonlyMap<string, string>;
};

/** Where each column stands in the workbook. */
export type ColumnPlaces = ReadonlyMap<MemberColumn, number>;

const lengths: Readonly<Record<MemberColumn, number>> = {
  id: 12,
  name: 40,
  nameEn: 60,
  birth: 20,
  gender: 20,
  phoneNo: 40,
  email: 100,
  memberType: 60,
  membershipNo: 30,
  lang: 20,
  joinedAt: 20,
  zipCode: 10,
  address: 200,
  addressDetail: 100,
};

const genders: Readonly<Record<string, ImportedMember["gender"]>> = {
  m: "M",
  male: "M",
  남: "M",
  남자: "M",
  남성: "M",
  男: "M",
  男性: "M",
  f: "F",
  female: "F",
  여: "F",
  여자: "F",
  여성: "F",
  女: "F",
  女性: "F",
  u: "U",
  "": "U",
};

/** One spelling of a heading or a name: small letters, no spaces, nothing in brackets. */
export function plainName(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\(.*?\)/g, "")
    .replace(/[\s.*:]+/g, "");
}

/** Finds the columns by their headings, in any of the four languages and in any order; `missing` are needed ones that are not there. */
export function placesOfColumns(headings: readonly string[]): {
  places: ColumnPlaces;
  missing: MemberColumn[];
} {
  const written = headings.map(plainName);
  const places = new Map<MemberColumn, number>();
  for (const { key, names } of columns) {
    const known = new Set([plainName(key), ...languages.map((language) => plainName(names[language]))]);
    const place = written.findIndex((heading) => known.has(heading));
    if (place >= 0) places.set(key, place);
  }
  const missing = columns
    .filter(({ key, isRequired }) => isRequired && !places.has(key))
    .map(({ key }) => key);
  return { places, missing };
}

const exampleMark: Readonly<Record<Language, string>> = {
  en: "Example:",
  ko: "예시:",
  ja: "例:",
  zh: "示例:",
};

/** The row of the template that shows how to fill it in: marked, and no member when it is left there. */
export function exampleRow(language: Language): string[] {
  return columns.map(({ key, sample }) => (key === "id" ? `${exampleMark[language]} ${sample}` : sample));
}

/** The columns by which the example is known: with another name or address it is somebody's row, marked or not. */
const exampleKeys: readonly MemberColumn[] = ["name", "email"];

/** Whether a row is the template's example, marked or as earlier templates had it. */
export function isExampleRow(cells: readonly string[], places: ColumnPlaces): boolean {
  const textOf = (column: MemberColumn) => cells[places.get(column) ?? -1] ?? "";
  const sampleOf = (column: MemberColumn) => columns.find(({ key }) => key === column)?.sample ?? "";
  const ids = ["", ...languages.map((language) => `${exampleMark[language]} `)];
  return (
    ids.some((mark) => textOf("id") === mark + sampleOf("id")) &&
    exampleKeys.every((column) => textOf(column) === sampleOf(column))
  );
}

/** Reads one row: the member, or every fault of it. */
export function readMemberRow(
  row: number,
  cells: readonly string[],
  places: ColumnPlaces,
  setting: ImportSetting,
): { member: ImportedMember } | { faults: RowFault[] } {
  const textOf = (column: MemberColumn) => cells[places.get(column) ?? -1] ?? "";
  const faults: RowFault[] = [];
  const refuse = (column: MemberColumn, fault: RowFaultName) =>
    faults.push({ row, column, fault, value: textOf(column).slice(0, 60) });
  for (const { key, isRequired } of columns) {
    const text = textOf(key);
    if (isRequired && text === "") refuse(key, "required");
    else if (text.length > lengths[key]) refuse(key, "tooLong");
    else if (text !== "") {
      const fault = faultOf(key, text, setting);
      if (fault) refuse(key, fault);
    }
  }
  return faults.length > 0 ? { faults } : { member: memberOf(row, textOf, setting) };
}

function faultOf(column: MemberColumn, text: string, setting: ImportSetting): RowFaultName | null {
  switch (column) {
    case "id":
      return isLoginId(text) ? null : "loginId";
    case "email":
      return isEmail(text) ? null : "email";
    case "phoneNo":
      return isPhone(text) ? null : "phone";
    case "birth":
    case "joinedAt": {
      const day = dayOf(text);
      return day === null ? "date" : day > setting.today ? "dateAhead" : null;
    }
    case "gender":
      return Object.hasOwn(genders, plainName(text)) ? null : "choice";
    case "memberType":
      return setting.memberTypes.has(plainName(text)) ? null : "choice";
    case "lang":
      return isLanguage(text.toLowerCase()) ? null : "choice";
    default:
      return null;
  }
}

function memberOf(
  row: number,
  textOf: (column: MemberColumn) => string,
  { today, defaultLanguage, memberTypes }: ImportSetting,
): ImportedMember {
  const lang = textOf("lang").toLowerCase();
  return {
    row,
    id: textOf("id"),
    name: textOf("name"),
    nameEn: textOf("nameEn") || null,
    birth: dayOf(textOf("birth")) ?? today,
    gender: genders[plainName(textOf("gender"))] ?? "U",
    phoneNo: textOf("phoneNo"),
    email: textOf("email"),
    memberType: memberTypes.get(plainName(textOf("memberType"))) ?? "",
    membershipNo: textOf("membershipNo") || null,
    lang: isLanguage(lang) ? lang : defaultLanguage,
    joinedAt: dayOf(textOf("joinedAt")) ?? today,
    zipCode: textOf("zipCode"),
    address: textOf("address"),
    addressDetail: textOf("addressDetail"),
  };
}

/** `1975-04-21`, also written `1975.4.21`, `1975/04/21` or `19750421`; null for a day that is none. */
export function dayOf(text: string): string | null {
  const parts = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})\.?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!parts) return null;
  const [, year = "", month = "", day = ""] = parts;
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const moment = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== written ? null : written;
}

export const samePerson = (email: string) => email.trim().toLowerCase();

/**
 * Faults of rows that name the same login id or e-mail as a row before them: of two the first is taken, and each later one names it.
 */
export function faultsOfDoubles(members: readonly ImportedMember[]): RowFault[] {
  const firstId = new Map<string, number>();
  const firstEmail = new Map<string, number>();
  const faults: RowFault[] = [];
  for (const { row, id, email } of members) {
    const [sameId, sameEmail] = [firstId.get(id), firstEmail.get(samePerson(email))];
    if (sameId !== undefined)
      faults.push({ row, column: "id", fault: "loginIdTwice", value: id, other: sameId });
    else if (sameEmail !== undefined)
      faults.push({ row, column: "email", fault: "emailTwice", value: email, other: sameEmail });
    firstId.set(id, sameId ?? row);
    firstEmail.set(samePerson(email), sameEmail ?? row);
  }
  return faults;
}

/** Members of the club by login id and by e-mail, each with the other. */
export type KnownMembers = { emailById: ReadonlyMap<string, string>; idByEmail: ReadonlyMap<string, string> };

/** Compares a row with the members that are there: a new one, one of them, or a fault. */
export function besideKnown(member: ImportedMember, known: KnownMembers): "fresh" | "known" | RowFault {
  const { row, id, email } = member;
  const emailThere = known.emailById.get(id);
  const idThere = known.idByEmail.get(samePerson(email));
  if (emailThere === undefined && idThere === undefined) return "fresh";
  if (emailThere === samePerson(email)) return "known";
  return emailThere === undefined
    ? { row, column: "email", fault: "emailTaken", value: email }
    : { row, column: "id", fault: "loginIdTaken", value: id };
}
