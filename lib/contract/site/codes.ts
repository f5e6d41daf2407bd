import { z } from "zod";
import { clubCode, commonQuery, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";

/** domain.md 4. */
export const codeEntry = z.object({
  key: z.string(),
  keyName: z.string(),
  values: z.array(z.string()),
  group: z.string(),
});
export type CodeEntry = z.infer<typeof codeEntry>;

export const codeSet = z.object({
  id: z.string(),
  codeId: z.string(),
  version: z.int(),
  loadDate: timestamp,
  /** False when the caller's version is the server's; then `list` is empty. */
  changed: z.boolean(),
  list: z.array(codeEntry),
});
export type CodeSet = z.infer<typeof codeSet>;

export const codeRoutes = [
  defineRoute("GET /common/system-code/{club}", {
    summary: "Code sets by a comma list of ids, each with the caller's version: `rsvStates:3,genders`.",
    auth: "anonymous",
    params: z.strictObject({ club: clubCode }),
    query: z.strictObject({
      ...commonQuery,
      code: z
        .string()
        .max(2000)
        .regex(/^[A-Za-z0-9]+(:\d+)?(,[A-Za-z0-9]+(:\d+)?)*$/, wants("like", "C1060:0,C1070:0")),
    }),
    output: z.record(z.string(), codeSet),
    tags: ["codes"],
  }),
] as const;
