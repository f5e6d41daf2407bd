import { z } from "zod";
import { codeOf } from "@/lib/contract/code-values/code-shape";
import { feeItem, weekdayCode } from "@/lib/contract/code-values/tee-sheets";
import { feeConditions } from "@/lib/contract/tee-sheets/fee-shapes";
import { isDayOfYear } from "@/lib/shared/tee-times/seasons";
import { dayKinds } from "@/lib/shared/tee-times/templates";
import { amount, code, idx, timeOfDay, words } from "./texts";

const pair = z.tuple([z.number(), z.number()]);

/**
 * A bunker, a pond or a hill: half its length and half its width in `axes`, in metres. It lies `along` the line from the
 * black tee or `fromGreen` (negative is before it) and `side` of it (positive is right of play), or `at` a place of the
 * plan, `turn` in degrees.
 */
const patch = z
  .strictObject({
    along: z.number().optional(),
    fromGreen: z.number().optional(),
    at: pair.optional(),
    side: z.number().default(0),
    turn: z.number().default(0),
    axes: pair,
  })
  .refine(
    ({ along, fromGreen, at }) => [along, fromGreen, at].filter((one) => one !== undefined).length === 1,
    {
      error: "Expected one of along, fromGreen and at",
    },
  );
export type PatchSeed = z.infer<typeof patch>;

/**
 * How a hole lies. The line is in the plan of its nine, metres east and north; the seed stretches it to the length of the
 * hole. `green` is half its depth and half its width, `fall` where a ball on it rolls, in degrees right of the line of
 * play; `trees` is 0 for none, 1 for a forest; `heights` against the tee at even steps to the green. All in metres.
 */
const layout = z.strictObject({
  line: z.array(pair).min(2),
  halfWidths: z.array(z.number()),
  bunkers: z.array(patch),
  water: z.array(patch),
  green: pair,
  fall: z.number(),
  trees: z.number().min(0).max(1),
  hills: z.array(patch),
  heights: z.array(z.number()),
});
export type LayoutSeed = z.infer<typeof layout>;

/** `courses.json`: the nines in order, each with its nine holes; lengths in metres from the black tee. */
export const coursesFile = z.array(
  z.strictObject({
    courseCode: code,
    names: words,
    nextCourse: code,
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    holes: z.array(
      z.strictObject({
        par: z.int().min(3).max(6),
        lengthM: idx,
        hdcp: idx,
        tips: words.optional(),
        layout: layout.optional(),
      }),
    ),
  }),
);

const month = z.int().min(1).max(12);
const period = z.enum(["1", "2", "3"]);
const limit = z.int().positive().nullable();

const dayOfYear = z.string().refine(isDayOfYear);

/**
 * The first version of the club's tee times: seasons that share out the year, days of it as `MM-dd`, and templates. An
 * interval or a party size that is left out follows the club's policies.
 */
const teePlan = z.strictObject({
  seasons: z.array(
    z.strictObject({ seasonCode: z.string(), names: words, fromDay: dayOfYear, toDay: dayOfYear }),
  ),
  templates: z.array(
    z.strictObject({
      seasonCode: z.string(),
      dayKind: z.enum(dayKinds).default("EVERY"),
      weekCodes: z.array(codeOf(weekdayCode)).default([]),
      period,
      firstTee: timeOfDay,
      lastTee: timeOfDay,
      interval: idx.nullable().default(null),
      courseCodes: z.array(code).min(1),
      minPlayers: idx.nullable().default(null),
      maxPlayers: idx.nullable().default(null),
      /** Between the nines; none when it is left out. */
      lunchMinutes: idx.nullable().default(null),
      heldPercent: z.int().min(0).max(100).default(0),
      heldFor: z.enum(["60", "90"]).default("90"),
      memberTypes: z.array(code).default([]),
    }),
  ),
});

/**
 * Fees from a day on (domain.md 7.4): the card with prices of 18 holes per person, `rules` below it with the conditions of
 * the back office, and the fees of the team or of each person.
 */
const feeVersion = z.strictObject({
  fromDate: z.iso.date(),
  note: z.string().default(""),
  card: z.array(z.strictObject({ memberType: code, period, weekday: amount, weekend: amount })),
  rules: z.array(z.strictObject({ ...feeConditions, amount, note: z.string().default("") })).default([]),
  serviceFees: z.array(
    z.strictObject({
      feeCode: codeOf(feeItem),
      unit: z.enum(["TEAM", "PERSON"]),
      nineHoles: amount,
      fullRound: amount,
    }),
  ),
});

/**
 * `rules.json`: what domain.md 7.1 to 7.4 has. Seasons with their tee times, closing days (`weekCode` 1 is
 * Sunday), days before play on which a member type may book, its most bookings per window (null is no limit), and the fees
 * from a day on in the club's currency.
 */
export const rulesFile = z.strictObject({
  teePlan,
  closings: z.array(z.strictObject({ weekCode: codeOf(weekdayCode), monthFrom: month, monthTo: month })),
  openings: z.array(
    z.strictObject({
      memberType: code,
      weekdayDays: z.int(),
      weekdayTime: timeOfDay,
      weekendDays: z.int(),
      weekendTime: timeOfDay,
      isBookable: z.boolean().default(true),
      weekdaySharePercent: z.int().min(0).max(100).nullable().default(null),
    }),
  ),
  limits: z.array(
    z.strictObject({
      memberType: code,
      perDay: limit,
      perWeek: limit,
      perMonth: limit,
      weekendPerMonth: limit,
      perYear: limit,
      openBookings: limit,
    }),
  ),
  feeVersions: z.array(feeVersion),
});
