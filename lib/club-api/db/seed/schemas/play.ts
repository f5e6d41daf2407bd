import { z } from "zod";
import { codeOf } from "@/lib/contract/code-values/code-shape";
import { couponTypeCode } from "@/lib/contract/code-values/coupons";
import { penaltyKind, penaltyState } from "@/lib/contract/code-values/penalties";
import { teamCycle, teamState } from "@/lib/contract/code-values/teams";
import {
  holidayTypeCode,
  roundHoles,
  weekdayCode,
  weekTypeCode,
} from "@/lib/contract/code-values/tee-sheets";
import { amount, code, datedLine, distance, idx, inLanguages, moment, timeOfDay, words } from "./texts";

const month = z.int().min(1).max(12);

/**
 * `coupons.json`: the coupons of one member, valid from and to a day counted from today. He has used some like the first
 * before.
 */
export const couponsFile = z.strictObject({
  memberIdx: idx,
  /** First letters of the coupon's number. */
  prefix: code,
  coupons: z
    .array(
      z.strictObject({
        names: words,
        couponType: codeOf(couponTypeCode),
        dcTarget: code,
        /** P1: one person, P2: the team. */
        dcPerson: z.enum(["P1", "P2"]),
        /** An amount, or percent. */
        dcValue: amount,
        maxDiscount: amount.optional(),
        dayTypes: z.array(codeOf(holidayTypeCode)),
        periods: z.array(code),
        holeCodes: z.array(code),
        from: distance,
        to: distance,
      }),
    )
    .min(1),
});

/**
 * `draws.json`: the base of each member type's weight (domain.md 7.9.2), the texts of a draw, and the applications to the
 * one that is open. In titles `{month}` and `{week}` are those of the first day; `secret` is the draw's, 32 hex
 * characters. `pool` is what draws give, on the two `days` counted from today. A choice is the first or second of them, and
 * a band of `standbyTimeCodes`.
 */
export const drawsFile = z.strictObject({
  days: z.tuple([distance, distance]),
  pool: z.strictObject({ courseCode: code, period: code }),
  bases: z.record(code, z.string().regex(/^\d\.\d$/)),
  titles: z.strictObject({ weekend: words, weekday: words }),
  contents: words,
  memberTypes: z.array(code),
  drawPostIdx: idx,
  secret: z.string().regex(/^[0-9a-f]{32}$/),
  applications: z.array(
    z.strictObject({
      drawIdx: idx,
      memberIdx: idx,
      memberType: code,
      name: z.string(),
      choices: z.array(
        z.strictObject({
          rank: idx,
          day: z.union([z.literal(0), z.literal(1)]),
          band: code,
          anyCourse: z.boolean().default(false),
        }),
      ),
      companion: z.strictObject({ name: z.string(), phoneNo: z.string() }).optional(),
    }),
  ),
});

/** `teams.json`: the season of the coming year with its dates counted from today, and an application of a group. */
export const teamsFile = z.strictObject({
  season: z.strictObject({
    seasonIdx: idx,
    title: inLanguages(datedLine),
    /** HTML. */
    rules: words,
    applyFrom: moment,
    applyTo: moment,
    announceOn: distance,
    monthFrom: month,
    monthTo: month,
    minTeams: idx,
    maxTeams: idx,
    requiredRounds: idx,
    maxSuspensions: idx,
    memberTypes: z.array(code),
  }),
  form: z.strictObject({
    teamFormIdx: idx,
    memberIdx: idx,
    teamName: z.string(),
    presidentName: z.string(),
    presidentPhone: z.string(),
    managerName: z.string(),
    managerPhone: z.string(),
    managerEmail: z.email(),
    memberCount: idx,
    teamCount: idx,
    rsvCycle: codeOf(teamCycle),
    choices: z.array(
      z.strictObject({
        rank: idx,
        weekType: codeOf(weekTypeCode),
        weekCode: codeOf(weekdayCode),
        rsvHour: code,
        courseCode: code.nullable().default(null),
      }),
    ),
    monthFrom: month,
    monthTo: month,
    holeCode: codeOf(roundHoles),
    banquet: z.boolean(),
    awards: z.boolean(),
    pastYears: z.int(),
    state: codeOf(teamState),
    sent: moment,
  }),
});

const pastRound = z.strictObject({
  bookingIdx: idx,
  memberIdx: idx,
  daysAgo: idx,
  /** Missed: the booker did not come. */
  isMissed: z.boolean().default(false),
  /** With a number the record at the desk is there too. */
  visitIdx: idx.optional(),
});

/**
 * `rounds.json`: the month around today. `regulars` are the types of ten members in turn; `keptFree` are times that stay
 * free, `fullDay` is a day without a free time in its first part. `past` are the rounds that members who can sign in have
 * behind them, on the so-manieth time of a course, with what else was paid at the desk.
 */
export const roundsFile = z.strictObject({
  regulars: z.array(code).length(10),
  keptFree: z.array(z.strictObject({ distance, courseCode: code, teeTime: timeOfDay })),
  fullDay: z.strictObject({ distance, free: z.int().nonnegative() }),
  past: z.strictObject({
    courseCode: code,
    place: z.int().nonnegative(),
    companions: z.array(z.string()).min(1).max(3),
    caddieName: z.string().nullable().default(null),
    /** A person's part of the cart, such as `1/4`. */
    cart: z.strictObject({ amount, share: z.string() }).nullable().default(null),
    food: amount,
    rounds: z.array(pastRound),
  }),
});

/** `waitings.json`: who waits for a time on a day counted from today, in bands of `standbyTimeCodes`. */
export const waitingsFile = z.array(
  z.strictObject({
    waitingIdx: idx,
    memberIdx: idx,
    playDistance: distance,
    bands: z.array(code).min(1),
    written: moment,
  }),
);

/** `penalties.json`: suspensions that follow from a booking of a round that was not played. */
export const penaltiesFile = z.array(
  z.strictObject({
    penaltyIdx: idx,
    memberIdx: idx,
    bookingIdx: idx,
    penaltyCode: codeOf(penaltyKind),
    point: z.int(),
    finePercent: z.int(),
    fineAmount: amount,
    state: codeOf(penaltyState),
    imposed: moment,
    until: moment,
  }),
);
