import type { z } from "zod";
import type { referenceType } from "@/lib/contract/boards/references";

export type ReferenceType = z.output<typeof referenceType>;

/** What a paper or a product says in each language. */
export const referenceTexts = {
  first: "title",
  fields: ["title", "contents"],
  rich: ["contents"],
} as const;

type Product = { type: ReferenceType; price?: unknown; productLink?: string | null | undefined };

/** The field that only a product of the pro shop (GIFT) may have; null when all is well. */
export function misplacedField({ type, price, productLink }: Product): "price" | "productLink" | null {
  if (type === "GIFT") return null;
  if (price != null) return "price";
  return productLink == null ? null : "productLink";
}
