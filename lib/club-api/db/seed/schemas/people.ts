import { z } from "zod";
import { codeOf } from "@/lib/contract/code-values/code-shape";
import { certificationType, memberState } from "@/lib/contract/code-values/members";
import { languages } from "@/lib/shared/languages";
import { code, date, distance, idx, inLanguages, timeOfDay } from "./texts";

const phoneNo = z.string().regex(/^[\d -]+$/, { error: "Expected a telephone number" });

/** `groups.json`: the groups of the office in the club's languages, with the menus that they read, or also write. */
export const groupsFile = z.array(
  z.strictObject({
    groupIdx: idx,
    texts: inLanguages(z.strictObject({ groupName: z.string(), description: z.string() })),
    isDefault: z.boolean().default(false),
    mayWrite: z.boolean().default(false),
    menuCodes: z.array(code),
  }),
);

/**
 * `admins.json`: the accounts of the office, which share one published password. Numbers of administrators are of the whole
 * server: only the first club may name them.
 */
export const adminsFile = z.strictObject({
  password: z.string(),
  /** Who wrote the pages, who took bookings, who wrote the boards: login ids. */
  authors: z.strictObject({ site: code, desk: code, contents: code }),
  admins: z.array(
    z.strictObject({
      adminIdx: idx.optional(),
      id: code,
      name: z.string(),
      email: z.email(),
      phoneNo,
      isSSAdmin: z.boolean().default(false),
      groupIdx: idx.nullable().default(null),
    }),
  ),
});

/**
 * `members.json`: the members who can sign in, with one published password. Days are those of the club on the day `asOf`,
 * and keep their distance to the demo's today. Everybody is fictional.
 */
export const membersFile = z.strictObject({
  password: z.string(),
  asOf: date,
  members: z.array(
    z.strictObject({
      memberIdx: idx,
      id: code,
      name: z.string(),
      nameEn: z.string().nullable().default(null),
      birth: date,
      gender: z.enum(["M", "F", "U"]),
      phoneNo,
      email: z.email(),
      zipCode: z.string(),
      address: z.string(),
      lang: code,
      memberType: code,
      membershipNo: z.string().nullable().default(null),
      certType: codeOf(certificationType),
      state: codeOf(memberState).default(memberState.active),
      joinedAt: date,
      isTempPassword: z.boolean().default(false),
      marketingSms: z.boolean().default(false),
      marketingEmail: z.boolean().default(false),
      lastLoginDay: date.optional(),
      dormantDay: date.optional(),
      /** Optional answers of a member (Y1). */
      extra: z
        .strictObject({
          job: code,
          income: code,
          region: code,
          handicap: z.number(),
          avgScore: z.int(),
          careerYears: z.int(),
          carNo: z.string(),
        })
        .optional(),
    }),
  ),
});

const name = z.strictObject({ name: z.string(), letters: z.string().regex(/^[a-z]+$/) });

/**
 * `names.json`: what fictional people speak and are called, how a name is put together, and their telephone numbers, with
 * `###` or more for digits; `letters` is how a name is written in a login id.
 */
export const namesFile = z.strictObject({
  lang: z.enum(languages),
  phone: z.string().regex(/^[^#]*#{3,}[^#]*$/, { error: "Expected a telephone number with ### for digits" }),
  whole: z.string().includes("{surname}").includes("{given}").default("{surname}{given}"),
  surnames: z.array(name).min(1),
  givenNames: z.array(name).min(1),
});
export type Names = z.infer<typeof namesFile>;

/** `ip-blocks.json`: blocked addresses or ranges, each written on a day counted from today; without `until` for good. */
export const ipBlocksFile = z.array(
  z.strictObject({
    ipIdx: idx,
    ipFrom: z.string(),
    ipTo: z.string().optional(),
    reason: z.string(),
    distance,
    timeOfDay,
    until: distance.optional(),
  }),
);
