import { z } from "zod";
import { codeOf } from "../code-values/code-shape";
import { textCategory } from "../code-values/texts";
import { clubCode, commonQuery, languageSchema } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";

/**
 * domain.md P15. Of screen labels, dialogue messages and validation the code is a key of the interface texts
 * (`home.notices.title`).
 */
export const serverMessages = z.object({
  messages: z.array(z.object({ category: codeOf(textCategory), code: z.string(), msg: z.string() })),
  version: z.int(),
});
export type ServerMessages = z.infer<typeof serverMessages>;

const query = z.strictObject({
  ...commonQuery,
  ver: z
    .string()
    .regex(/^\d{1,9}$/, wants("whole"))
    .transform(Number)
    .optional(),
});

export const i18nRoutes = [
  defineRoute("GET /system/i18n/{lang}", {
    summary: "Texts of the system; the same `ver` gives no messages.",
    auth: "anonymous",
    params: z.strictObject({ lang: languageSchema }),
    query,
    output: serverMessages,
    tags: ["messages"],
  }),
  defineRoute("GET /common/i18n/{lang}/{club}", {
    summary: "Texts of the club, which win over the system's; the same `ver` gives no messages.",
    auth: "anonymous",
    params: z.strictObject({ lang: languageSchema, club: clubCode }),
    query,
    output: serverMessages,
    tags: ["messages"],
  }),
] as const;
