import type exportColumns from "./export-columns.json";

/** The media type that asks an admin list for an xlsx export (domain.md 2.3). */
export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * A list that can be exported, by the domain's word in the singular; every export is recorded under it. Its columns stand
 * in `export-columns.json`, in order: a path into a row (`member.name`; lists are joined, objects written as JSON) and its
 * heading in English, Korean, Japanese and Chinese. Only the club API loads that file.
 */
export type ExportEntity = keyof typeof exportColumns;
