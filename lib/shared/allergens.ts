/**
 * What a card names for guests with an allergy: the nineteen foods that Korea lists, and those that the club's kitchens
 * tell beside them. A dish keeps them as words of this list; another word is kept, and shown as it stands.
 */
export const allergens = [
  ...["egg", "milk", "buckwheat", "peanut", "soy", "wheat", "pinenut", "walnut", "crab", "shrimp"],
  ...["squid", "mackerel", "shellfish", "peach", "tomato", "chicken", "pork", "beef", "sulfite"],
  ...["abalone", "fish", "sesame"],
] as const;
