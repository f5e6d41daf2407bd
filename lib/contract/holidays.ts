import { z } from "zod";
import { clubQuery, dateText } from "./common";
import { defineRoute } from "./define-route";

/** domain.md P7; the lists of two years. */
export const holiday = z.object({
  date: dateText,
  dateName: z.string(),
  dateKind: z.string(),
  isHoliday: z.enum(["Y", "N"]),
  holidayType: z.string(),
  seq: z.int(),
});
export type Holiday = z.infer<typeof holiday>;

export const holidayRoutes = [
  defineRoute({
    method: "GET",
    path: "/holiday",
    summary: "Public and club holidays of this year and the next.",
    auth: "anonymous",
    query: clubQuery,
    output: z.array(holiday),
    tags: ["holidays"],
  }),
] as const;
