import { useTranslations } from "next-intl";
import { isAllergen } from "@/lib/shared/allergens";

/** What the language of the screen calls an allergen. */
export function useAllergenName(): (word: string) => string {
  const t = useTranslations("guide.fnb");
  return (word) => (isAllergen(word) ? t(`allergenNames.${word}`) : word);
}
