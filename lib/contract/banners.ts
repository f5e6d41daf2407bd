import { z } from "zod";
import { clubQuery, dateText, idx } from "./common";
import { defineRoute } from "./define-route";

/** domain.md P4. */
export const bannerItem = z.object({
  idx,
  bannerName: z.string(),
  layerFile: z.string(),
  layerFileMobile: z.string().nullable(),
  link: z.string().nullable(),
  seeDetail: z.boolean(),
  windowOpen: z.boolean(),
  todayClose: z.boolean(),
  progress: z.enum(["0", "1", "2"]),
  devicePc: z.enum(["Y", "N", "A"]),
});
export type BannerItem = z.infer<typeof bannerItem>;

/** A terms version that is about to change or has just changed (domain.md 7.14). */
export const termsNotice = z.object({
  termsIdx: idx,
  title: z.string(),
  clubName: z.string(),
  effectiveDate: dateText,
  telNo: z.string(),
});

export const bannerRoutes = [
  defineRoute({
    method: "GET",
    path: "/banner/page/{menuCode}",
    summary: "What the pop-up of a page shows: terms notices (main page only) and running banners.",
    auth: "anonymous",
    params: z.strictObject({ menuCode: z.string().regex(/^\d{6}$/) }),
    query: clubQuery,
    output: z.object({ terms: z.array(termsNotice), banner: z.array(bannerItem) }),
    tags: ["banners", "terms"],
  }),
] as const;
