import { eq, isNull, or, type SQL } from "drizzle-orm";
import { vocTemplates } from "../../db/tables";
import { Board } from "../boards";

export type VocTemplate = typeof vocTemplates.$inferSelect;

export const templateBoard = new Board({
  table: vocTemplates,
  kind: "vocTemplate",
  key: "templateIdx",
  place: "createdAt",
  searchColumn: "searchTexts",
});

/** Templates of a type of question, and those of all types. */
export function isOfType(type: string): SQL | undefined {
  return or(eq(vocTemplates.questionType, type), isNull(vocTemplates.questionType));
}
