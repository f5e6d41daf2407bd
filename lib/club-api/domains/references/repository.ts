import { getTableColumns, inArray, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { referenceType } from "@/lib/contract/boards/references";
import { references } from "../../db/tables";
import type { Context } from "../../platform/context";
import { Board, textsWithout } from "../boards";
import { listedFilesOf } from "../files";

export type ReferenceType = z.output<typeof referenceType>;

/** Text fields of a paper or a product, per language. */
export const referenceTexts = {
  first: "title",
  fields: ["title", "contents", "category"],
  rich: ["contents"],
} as const;

type Product = {
  type: ReferenceType;
  price?: unknown;
  productLink?: string | null | undefined;
  stock?: string | undefined;
};

/** The field that only a product of the pro shop (GIFT) may have; null when all is well. */
export function misplacedField({
  type,
  price,
  productLink,
  stock = "IN_STOCK",
}: Product): "price" | "productLink" | "stock" | null {
  if (type === "GIFT") return null;
  if (price != null) return "price";
  if (stock !== "IN_STOCK") return "stock";
  return productLink == null ? null : "productLink";
}

export type ReferenceRow = typeof references.$inferSelect;
/** A paper or a product as a list shows it, its contents left out. */
export type ListedReference = Omit<ReferenceRow, "searchTexts">;

const { searchTexts: _, texts, ...plainColumns } = getTableColumns(references);
export const listedColumns = { ...plainColumns, texts: textsWithout(texts, referenceTexts.rich) };

export const referenceBoard = new Board({
  table: references,
  kind: "reference",
  key: "referenceIdx",
  place: "createdAt",
  neighboursBy: "type",
  searchColumn: "searchTexts",
  images: { image: "imageUrl" },
});

export function isOfTypes(types: readonly ReferenceType[]): SQL {
  return inArray(references.type, [...types]);
}

export const ownersOf = ({ club }: Context) => ({ clubIdx: club.clubIdx, kind: referenceBoard.kind });

/** A paper or a product with the files that it lists. */
export function detailColumns(ctx: Context) {
  return { ...getTableColumns(references), files: listedFilesOf(ownersOf(ctx), references.referenceIdx) };
}
