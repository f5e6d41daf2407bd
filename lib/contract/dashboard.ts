import { z } from "zod";
import { clubCode, clubQuery, dateText } from "./common";
import { defineRoute } from "./define-route";

export const dashboardRoutes = [
  defineRoute({
    method: "PUT",
    path: "/dashboard/increment/club/{club}",
    summary: "Counts one homepage view; a repeat of the same visitor on the same day is ignored.",
    auth: "anonymous",
    params: z.strictObject({ club: clubCode }),
    query: clubQuery,
    body: z.strictObject({ date: dateText, device: z.enum(["PC", "TABLET", "MOBILE"]) }),
    output: z.object({ date: dateText, visits: z.int() }),
  }),
] as const;
