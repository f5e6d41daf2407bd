import { z } from "zod";
import { pageEntity } from "@/lib/contract/boards/board-entities";
import { stockStates } from "@/lib/contract/code-values/club-records";
import { codeOf } from "@/lib/contract/code-values/code-shape";
import { fnbOutlet } from "@/lib/contract/code-values/fnb";
import { lostState } from "@/lib/contract/code-values/lost-items";
import { vocState } from "@/lib/contract/code-values/vocs";
import {
  amount,
  code,
  datedLine,
  distance,
  idx,
  inLanguages,
  lines,
  moment,
  ruledLine,
  ruledLines,
  timeOfDay,
  words,
} from "./texts";

const count = z.int().nonnegative();

/** `notices.json`: when each was written, and its texts; `contents` is rich text. */
export const noticesFile = z.array(
  z.strictObject({
    noticeIdx: idx,
    distance,
    timeOfDay,
    viewCount: count,
    /** Pinned to the top of the list. */
    isTop: z.boolean().default(false),
    title: inLanguages(datedLine),
    contents: inLanguages(ruledLines),
  }),
);

const pdfTexts = z.strictObject({ title: z.string(), lines: z.array(ruledLine) });

/**
 * `files.json`: what is attached to rows of boards. A file is made when the seed runs: a PDF with a page in each language
 * of the club, or a sheet with a heading row and numbered empty rows. `key` is the text that its place in the storage
 * follows from.
 */
export const filesFile = z.array(
  z
    .strictObject({
      fileIdx: idx,
      kind: z.enum(["notice", "reference"]),
      ownerIdx: idx,
      fileName: z.string().min(1),
      distance,
      timeOfDay,
      key: z.string().min(1),
      /** A page per language. */
      pages: inLanguages(pdfTexts).optional(),
      xlsx: z
        .strictObject({ sheet: z.string(), columns: z.array(z.string()), numberedRows: z.int() })
        .optional(),
    })
    .refine(({ pages, xlsx }) => (pages === undefined) !== (xlsx === undefined), {
      error: "A file is either pages or an xlsx",
    }),
);

/** `events.json`: first and last day counted from today; `contents` is rich text. Without `memberTypes` it is for all. */
export const eventsFile = z.array(
  z.strictObject({
    eventIdx: idx,
    from: distance,
    to: distance,
    viewCount: count,
    memberTypes: z.array(code).default([]),
    link: z.string().nullable().default(null),
    /** A real price cut by the event: the green fee of a part of the day on weekdays, by so many percent. */
    lower: z.strictObject({ period: code, percent: z.int().min(1).max(99) }).optional(),
    title: words,
    summary: words,
    contents: inLanguages(ruledLines),
  }),
);

/** `faqs.json`: questions in the order within their type (code group `questionTypes`); `answer` is rich text. */
export const faqsFile = z.array(
  z.strictObject({
    faqIdx: idx,
    questionType: code,
    order: idx,
    viewCount: count,
    question: words,
    answer: inLanguages(lines),
  }),
);

/** `references.json`: papers and goods, the price of these in the club's currency; `contents` is rich text. */
export const referencesFile = z.array(
  z.strictObject({
    referenceIdx: idx,
    type: z.enum(["RULE", "FORM", "COURSE", "GIFT", "ETC"]),
    distance,
    timeOfDay,
    viewCount: count,
    downloadCount: count.default(0),
    price: amount.nullable().default(null),
    productLink: z.url().nullable().default(null),
    /** The shelf of a GIFT, and whether it can be had. */
    category: words.optional(),
    stock: z.enum(stockStates).default("IN_STOCK"),
    title: words,
    contents: inLanguages(lines),
  }),
);

/** `dishes.json`: the kinds of dishes, and the dishes in the order of each outlet with their price. */
export const dishesFile = z
  .strictObject({
    categories: z.record(z.string(), words),
    dishes: z.array(
      z.strictObject({
        outlet: codeOf(fnbOutlet),
        /** A key of `categories`. */
        category: z.string(),
        price: amount,
        name: words,
        description: words.optional(),
        origin: words.optional(),
        allergens: z.array(z.string()).default([]),
        /** 0 to 3. */
        spicy: z.int().min(0).max(3).default(0),
        is: z.enum(["recommended", "sold-out"]).optional(),
        season: z.enum(["ALL", "SUMMER", "WINTER"]).default("ALL"),
      }),
    ),
  })
  .transform(({ categories, dishes }, check) =>
    dishes.map((dish, place) => {
      const category = categories[dish.category];
      if (category) return { ...dish, category };
      check.addIssue({ code: "custom", path: ["dishes", place, "category"], message: "No such category" });
      return z.NEVER;
    }),
  );

/**
 * `drafts.json`: what an author of the site has typed into the form of a row and not saved yet. `texts` holds every text of
 * the form, rich ones as lines; `fields` are further fields of the form by their names.
 */
export const draftsFile = z.array(
  z.strictObject({
    entity: pageEntity,
    rowIdx: idx,
    distance,
    timeOfDay,
    texts: z.record(z.string(), inLanguages(z.union([z.string(), lines]))),
    fields: z.record(z.string(), z.union([z.string(), z.boolean()])).default({}),
  }),
);

/** `hof.json`: the hall of fame; the day of play counts from today, `metres` is the length of the hole. */
export const hofFile = z.array(
  z.strictObject({
    hofIdx: idx,
    /** Of `hofTypes`. */
    type: code,
    distance,
    memberName: z.string(),
    memberIdx: idx.nullable().default(null),
    courseCode: code,
    holeNo: idx.nullable().default(null),
    par: idx.nullable().default(null),
    metres: idx.nullable().default(null),
    ballBrand: z.string().nullable().default(null),
    score: idx,
    companions: z.array(z.string()),
    caddieName: z.string().nullable().default(null),
    certNo: z.string(),
    /** The club of one stroke; a record of a whole round has none. */
    clubUsed: words.optional(),
  }),
);

/** `lost-items.json`: what was found on a day counted from today; `hiddenNote` is for the office alone. */
export const lostItemsFile = z.array(
  z.strictObject({
    lostIdx: idx,
    /** Of `lostTypes`. */
    lostType: code,
    state: codeOf(lostState),
    distance,
    foundTime: timeOfDay,
    brand: z.string().nullable().default(null),
    itemName: words,
    color: words,
    foundPlace: words,
    storagePlace: words,
    description: words,
    hiddenNote: z.string(),
    /** Whom to ask for what was handed to the police. */
    contact: z.string().nullable().default(null),
    /** Who asked for what is being checked or was handed over. */
    claimant: z.strictObject({ memberIdx: idx, name: z.string(), phoneNo: z.string() }).optional(),
  }),
);

/** `vocs.json`: inquiries of members in their own language, with the office's answer in HTML. */
export const vocsFile = z.array(
  z.strictObject({
    vocIdx: idx,
    memberIdx: idx,
    questionType: code,
    title: z.string(),
    contents: z.string(),
    replyBy: z.enum(["EMAIL", "SITE", "PHONE"]),
    state: codeOf(vocState),
    satisfaction: z.int().min(1).max(5).optional(),
    received: moment,
    answer: moment.extend({ contents: z.string() }).optional(),
  }),
);

/** `voc-templates.json`: answers that the office often gives, with `{name}`, `{title}`, `{rsvNo}` and `{club}`. */
export const vocTemplatesFile = z.array(
  z.strictObject({
    /** Null for any type. */
    questionType: code.nullable(),
    texts: inLanguages(z.strictObject({ title: z.string(), contents: lines })),
  }),
);
