import { eq, inArray, type SQL } from "drizzle-orm";
import { references } from "../../db/tables";
import { Board } from "../boards";
import type { ReferenceType } from "./rules";

export type ReferenceRow = typeof references.$inferSelect;

export const referenceBoard = new Board({
  table: references,
  kind: "reference",
  key: "referenceIdx",
  place: "createdAt",
  searchColumn: "searchTexts",
  images: { image: "imageUrl" },
});

export function isOfTypes(types: readonly ReferenceType[]): SQL {
  return inArray(references.type, [...types]);
}

export function isOfType(type: ReferenceType): SQL {
  return eq(references.type, type);
}
