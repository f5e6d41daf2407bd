import { z } from "zod";
import { happenedOn, month, phoneText } from "@/lib/contract/boards/club-entries";
import { practiceHours } from "@/lib/contract/boards/practice-grounds";
import { placeKinds, practiceKinds, wayKinds } from "@/lib/contract/code-values/club-records";
import { amount, inLanguages, lines, words } from "./texts";

/** `club-entries.json`: what the club page lists, each list in its order. */
export const clubEntriesFile = z.strictObject({
  facilities: z.array(
    z.strictObject({
      name: words,
      hours: words.optional(),
      text: words.optional(),
      phone: phoneText.nullable().default(null),
      /** All year where it is left out. */
      months: z.strictObject({ from: month, to: month }).optional(),
    }),
  ),
  history: z.array(z.strictObject({ date: happenedOn.nullable().default(null), event: words })),
  ways: z.array(z.strictObject({ kind: z.enum(wayKinds), name: words, text: words })),
  /** `bearing` in degrees from north, clockwise. */
  places: z.array(
    z.strictObject({
      kind: z.enum(placeKinds),
      bearing: z.int().min(0).max(359),
      km: z.number().positive(),
      name: words,
    }),
  ),
});

/** `practice.json`: the practice grounds in their order; amounts in the club's currency. */
export const practiceFile = z.array(
  z.strictObject({
    kind: z.enum(practiceKinds),
    hours: practiceHours,
    bays: z.int().positive().nullable().default(null),
    ballPrice: amount.nullable().default(null),
    ballCount: z.int().positive().nullable().default(null),
    hourPrice: amount.nullable().default(null),
    dayPrice: amount.nullable().default(null),
    lessonPrice: amount.nullable().default(null),
    isBookable: z.boolean().default(false),
    name: words,
    place: words.optional(),
    surface: words.optional(),
    text: words.optional(),
    lessons: words.optional(),
    rules: inLanguages(lines).optional(),
  }),
);

/** `words.json`: the club's own words on its pages; what is left out is not shown. */
export const wordsFile = z.strictObject({
  homeTitle: words.optional(),
  homeLead: words.optional(),
  coursesTitle: words.optional(),
  foodTitle: words.optional(),
  foodLead: words.optional(),
  greetingLead: words.optional(),
  greetingText: inLanguages(lines).optional(),
  signature: words.optional(),
});
