import { eq, type SQL } from "drizzle-orm";
import { hofEntries } from "../../db/tables";
import { Board } from "../boards";

export type HofRow = typeof hofEntries.$inferSelect;

export const hofBoard = new Board({
  table: hofEntries,
  kind: "hof",
  key: "hofIdx",
  place: "playDate",
  searchColumn: "searchTexts",
  images: { image: "imageUrl" },
  isShown: () => eq(hofEntries.hasConsent, true),
});

export function isOfType(type: string): SQL {
  return eq(hofEntries.type, type);
}
