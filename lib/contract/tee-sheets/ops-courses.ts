import { z } from "zod";
import { clearedImage } from "../boards/board-shapes";
import { codeKey } from "../bookings/play-shapes";
import { clubQuery, idxText, listQueryShape, pageOf, textsByLanguage, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";

/** The menu of courses and holes. */
export const courseMenu = "941000";
const tags = ["courses", "codes"] as const;

const nameText = z.string().trim().min(1).max(30);
const fullNameText = z.string().trim().min(1).max(60);
const tipText = z.string().trim().max(300);
const colorText = z.string().regex(/^#[0-9a-f]{6}$/, wants("like", "#1a6b3c"));
const version = z.int().min(1);
const holeNumber = z.int().min(1).max(9);

/** Metres east and north in the plan of the nine. */
const planMetres = z.number().min(-5000).max(5000);
const place = z.tuple([planMetres, planMetres]).readonly();
const turn = z.number().min(-3600).max(3600);

/** Something with two half axes in metres; `turn` is that of the first one, in degrees from east towards north. */
function patch(least: number, most: number) {
  const axis = z.number().min(least).max(most);
  return z.strictObject({ at: place, axes: z.tuple([axis, axis]).readonly(), turn });
}

const alongLine = z.number().min(0).max(900);

/**
 * How a hole lies in the land, as it is sent: what one number can break is refused here, what the numbers mean together
 * by the rules of the drawing (4809 to 4813).
 */
const holeLayout = z.strictObject({
  /** From the black tee over the bends to the middle of the green. */
  line: z.array(place).min(2).max(12).readonly(),
  /** Metres along the line, and half the width at even steps between them. */
  fairway: z.strictObject({
    from: alongLine,
    to: alongLine,
    halfWidths: z.array(z.number().min(3).max(60)).min(2).max(12).readonly(),
  }),
  green: patch(4, 40),
  /** Where a ball on the green rolls to, in degrees from east towards north. */
  fall: turn,
  bunkers: z.array(patch(1, 60)).max(30).readonly(),
  water: z.array(patch(2, 500)).max(10).readonly(),
  hills: z.array(patch(2, 300)).max(10).readonly(),
  /** 0 none, 1 a forest. */
  trees: z.number().min(0).max(1),
  /** Metres against the tee, at even steps from the tee to the green. */
  heights: z.array(z.number().min(-150).max(150)).max(20).readonly(),
});

/** Metres from a tee; what a par allows is a rule (4803). */
const metres = z.int().min(0).max(2000);
const distances = z.strictObject({ black: metres, blue: metres, white: metres, red: metres });

/** A hole of the card as it is sent; `hdcp` is the stroke index. Which numbers make a card is a rule (4801 to 4805). */
const cardHole = z.strictObject({
  holeNo: holeNumber,
  par: z.int().min(0).max(99),
  hdcp: z.int().min(0).max(99),
  distances,
});

const hole = cardHole.extend({
  tips: textsByLanguage(z.string()),
  image: z.string(),
  layout: holeLayout.nullable(),
});

const courseShape = {
  courseCode: codeKey,
  /** `Mir`; `fullNames` are those of the code group `courses`, such as `Mir Course`. */
  names: textsByLanguage(z.string()),
  fullNames: textsByLanguage(z.string()),
  /** The same in the language of the call. */
  courseName: z.string(),
  fullName: z.string(),
};

const officeCourse = z.object({
  ...courseShape,
  nextCourse: codeKey,
  par: z.int(),
  lengthM: z.int(),
  color: z.string(),
  mapImage: z.string(),
  order: z.int(),
  /** Counts the saves of the course and of its holes: a nine is changed by one admin at a time. */
  version,
  /** Whether the season table lays tee times on it. */
  isInPlay: z.boolean(),
  holes: z.array(hole),
});
export type OfficeCourse = z.infer<typeof officeCourse>;
export type OfficeHole = OfficeCourse["holes"][number];

const removedCourse = z.object({
  ...courseShape,
  deletedAt: timestamp,
  deletedBy: z.string(),
  /** Until then it can be brought back. */
  purgeAt: timestamp,
});
export type RemovedCourse = z.infer<typeof removedCourse>;

/** One row per hole, for the export. */
const holeRow = z.object({
  courseCode: codeKey,
  courseName: z.string(),
  holeNo: z.int(),
  par: z.int(),
  hdcp: z.int(),
  distances: z.object({ black: z.int(), blue: z.int(), white: z.int(), red: z.int() }),
  hasLayout: z.boolean(),
  tip: z.string(),
});

const courseBody = {
  names: textsByLanguage(nameText),
  fullNames: textsByLanguage(fullNameText),
  color: colorText,
  holes: z.array(cardHole).min(1).max(9),
};
export const newCourseBody = z.strictObject({
  ...courseBody,
  /** The course after which it is played; null where it is played by itself. */
  after: codeKey.nullable().default(null),
});
export type NewCourse = z.output<typeof newCourseBody>;

export const courseChangeBody = z.strictObject({ ...courseBody, mapImage: clearedImage, version });
export type CourseChange = z.output<typeof courseChangeBody>;

export const holeBody = z.strictObject({
  version,
  tips: textsByLanguage(tipText),
  /** Metres from each tee, which change with the line of the drawing. */
  distances,
  layout: holeLayout.nullable(),
  image: clearedImage,
});
export type HoleChange = z.output<typeof holeBody>;

export const playOrderBody = z.strictObject({
  /** Every course of the club, in the order of its lists. */
  courses: z
    .array(z.strictObject({ courseCode: codeKey, nextCourse: codeKey, version }))
    .min(1)
    .max(9),
});
export type PlayOrder = z.output<typeof playOrderBody>;

const courseParams = z.strictObject({ id: idxText });
const saved = z.object({ courseCode: codeKey, version });

export const opsCourseRoutes = [
  defineRoute("GET /ops/courses", {
    summary: "The courses of the club with their holes, in order, and those that can be brought back.",
    permission: { menu: courseMenu, flag: "R" },
    query: clubQuery,
    output: z.object({ list: z.array(officeCourse), removed: z.array(removedCourse) }),
  }),
  defineRoute("GET /ops/courses/{id}", {
    summary: "One course by its number, with its holes; 2001 when there is none.",
    permission: { menu: courseMenu, flag: "R" },
    params: courseParams,
    query: clubQuery,
    output: officeCourse,
  }),
  defineRoute("GET /ops/holes", {
    summary: "The holes of all courses, in order; exported as xlsx.",
    permission: { menu: courseMenu, flag: "R" },
    query: z.strictObject(listQueryShape),
    output: pageOf(holeRow),
    xlsx: "hole",
  }),
  defineRoute("POST /ops/courses", {
    summary: "Adds a course of nine holes under the lowest free number.",
    permission: { menu: courseMenu, flag: "C" },
    query: clubQuery,
    body: newCourseBody,
    output: saved,
    tags,
  }),
  defineRoute("PUT /ops/courses/{id}", {
    summary: "Saves names, colour and card of a course; drawings are stretched to new lengths.",
    permission: { menu: courseMenu, flag: "U" },
    params: courseParams,
    query: clubQuery,
    body: courseChangeBody,
    upload: { parts: ["mapImage"] },
    output: saved.extend({
      /** Holes whose drawing was stretched. */
      stretched: z.array(z.int()),
    }),
    tags,
  }),
  defineRoute("PUT /ops/courses/{id}/holes/{hole}", {
    summary: "Saves the drawing, lengths, tips and picture of a hole.",
    permission: { menu: courseMenu, flag: "U" },
    params: z.strictObject({ id: idxText, hole: idxText }),
    query: clubQuery,
    body: holeBody,
    upload: { parts: ["image"] },
    output: saved,
    tags,
  }),
  defineRoute("PUT /ops/course-order", {
    summary: "The order of the courses, and which one a round goes on to from each.",
    permission: { menu: courseMenu, flag: "U" },
    query: clubQuery,
    body: playOrderBody,
    output: z.object({ updated: z.int() }),
    tags,
  }),
  defineRoute("DELETE /ops/courses/{id}", {
    summary:
      "Removes a course that nothing sold and no season names; it can be brought back for thirty days.",
    permission: { menu: courseMenu, flag: "X" },
    params: courseParams,
    query: clubQuery,
    body: z.strictObject({ version }),
    output: z.object({ deleted: z.int() }),
    tags,
  }),
  defineRoute("POST /ops/courses/{id}/restore", {
    summary: "Brings a removed course back, as the last one, played by itself.",
    permission: { menu: courseMenu, flag: "X" },
    params: courseParams,
    query: clubQuery,
    body: z.strictObject({}),
    output: saved,
    tags,
  }),
] as const;
