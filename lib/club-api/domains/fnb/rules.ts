/** What a dish says in each language. */
export const fnbTexts = {
  first: "name",
  fields: ["name", "category", "description", "originInfo"],
  rich: [],
} as const;

type FnbText = Record<(typeof fnbTexts.fields)[number], string>;

/** The shown text of a dish: what the language leaves empty is said in the club's own words. */
export function filledText(shown: FnbText, own: FnbText | undefined): FnbText {
  return {
    name: shown.name,
    category: shown.category || (own?.category ?? ""),
    description: shown.description || (own?.description ?? ""),
    originInfo: shown.originInfo || (own?.originInfo ?? ""),
  };
}
