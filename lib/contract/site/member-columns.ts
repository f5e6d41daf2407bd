import type { Language } from "@/lib/shared/languages";
import columns from "./member-columns.json";

/** A column of the workbook of members. */
export type MemberColumn =
  | "id"
  | "name"
  | "nameEn"
  | "birth"
  | "gender"
  | "phoneNo"
  | "email"
  | "memberType"
  | "membershipNo"
  | "lang"
  | "joinedAt"
  | "zipCode"
  | "address"
  | "addressDetail";

type ColumnHead = {
  key: MemberColumn;
  isRequired: boolean;
  names: Record<Language, string>;
  /** Example value in the template. */
  sample: string;
};

/** The columns in the order of the template, with their headings. */
export const memberColumns = columns as readonly ColumnHead[];
