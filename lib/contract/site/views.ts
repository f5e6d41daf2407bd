import { z } from "zod";
import { plainQuery } from "../boards/board-shapes";
import { commonQuery, dateText, idx } from "../common";
import { defineRoute } from "../define-route";
import { giftMenuCode, referenceMenuCode } from "../page-menus";
import { wants } from "../wants";

/** The records whose views are counted. */
export const viewKinds = ["notice", "event", "faq", "reference"] as const;
const viewKind = z.enum(viewKinds);
export type ViewKind = z.infer<typeof viewKind>;

export const viewRoutes = [
  defineRoute("POST /ext/pages", {
    summary:
      "Counts a page that the web is about to make for a visitor against the visitor's number per minute.",
    auth: "anonymous",
    query: plainQuery,
    isCountedApart: true,
    output: z.object({}),
  }),
  defineRoute("POST /ext/views", {
    summary: "Counts one view of a record, once per visitor and day; kept pages call it (domain.md 7.14).",
    auth: "anonymous",
    menu: ["060100", "060200", "030500", referenceMenuCode, giftMenuCode],
    query: plainQuery,
    body: z.strictObject({ kind: viewKind, idx }),
    output: z.object({ kind: viewKind, idx, isCounted: z.boolean() }),
  }),
  defineRoute("GET /ops/top-pages", {
    summary: "The records that were seen most in some days, at most two years; the last 30 without a wish.",
    permission: { menu: "900000", flag: "R" },
    query: z.strictObject({
      ...commonQuery,
      from: dateText.optional(),
      to: dateText.optional(),
      size: z
        .string()
        .regex(/^\d{1,3}$/, wants("range", "1–100"))
        .transform(Number)
        .pipe(z.int().min(1).max(100))
        .default(10),
    }),
    output: z.object({
      from: dateText,
      to: dateText,
      /** `isShown`: visitors still find it. */
      list: z.array(
        z.object({ kind: viewKind, idx, title: z.string(), views: z.int(), isShown: z.boolean() }),
      ),
    }),
  }),
] as const;
