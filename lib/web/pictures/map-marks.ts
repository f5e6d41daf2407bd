import type { MapMarks } from "@/lib/landscape";
import type { Brand } from "@/lib/shared/brand/brand";
import { pictureColors } from "@/lib/shared/brand/picture-colors";

/** Flags, poles and numbers of a club's maps in its own colours. */
export function mapMarks(brand: Pick<Brand, "main" | "accent">): MapMarks {
  const { accent, ink, rule, sheet } = pictureColors(brand);
  return { flag: accent, ink, number: rule, paper: sheet };
}
