/**
 * Allergens on a menu card: the foods that Korea lists, and further ones that kitchens declare. A dish may
 * hold another word, which is shown as it stands.
 */
// biome-ignore format: as a table
export const allergens = [
  "egg", "milk", "wheat", "buckwheat", "soy", "peanut", "walnut", "pinenut", "sesame", "fish", "mackerel",
  "crab", "shrimp", "squid", "shellfish", "abalone", "chicken", "pork", "beef", "peach", "tomato", "sulfite",
] as const;
export type Allergen = (typeof allergens)[number];

export function isAllergen(text: string): text is Allergen {
  return allergens.some((known) => known === text);
}
