import { z } from "zod";
import type { Language } from "@/lib/shared/languages";
import { parseData } from "../../../platform/data-file";
import { type NoticeEvent, noticeEvents } from "../events";
import en from "./en.json";
import ja from "./ja.json";
import ko from "./ko.json";
import zh from "./zh.json";

const placeholders = (text: string) => [...text.matchAll(/\{(\w*)\}/g)].map(([, name = ""]) => name);
const line = z.string().regex(/^[^\r\n]+$/, { error: "Expected one line" });

/** A text that holds each of its variables, and no other. */
const holding = (text: z.ZodString, variables: readonly string[]) =>
  text.refine((said) => [...new Set(placeholders(said))].sort().join() === [...variables].sort().join(), {
    error: `Expected exactly these placeholders: ${variables.join(", ") || "none"}`,
  });

function eventTexts(variables: readonly string[]) {
  return z.strictObject({
    subject: line.refine((said) => placeholders(said).every((name) => variables.includes(name)), {
      error: `Expected no placeholders but these: ${variables.join(", ")}`,
    }),
    text: holding(
      line,
      variables.filter((name) => name !== "club"),
    ),
  });
}

const events = Object.fromEntries(
  Object.entries(noticeEvents).map(([event, variables]) => [event, eventTexts(variables)]),
) as Record<NoticeEvent, ReturnType<typeof eventTexts>>;

/**
 * The texts of one language. A text message is `[{club}] ` and the text; a mail has `[{club}] ` and the subject, and the
 * text within the frame, which is put in at `{text}`. A text holds every variable of its event, a subject any of them.
 */
export const templatesFile = z.strictObject({
  frame: holding(z.string(), ["text", "club"]),
  /** A course with the start of its second nine after a lunch break. */
  secondNine: holding(line, ["course", "time"]),
  events: z.strictObject(events),
});

const read = (language: Language, content: unknown) =>
  parseData(`outbox/templates/${language}.json`, templatesFile, content);

/** The texts of all notices to persons in every language. */
export const templates = { en: read("en", en), ja: read("ja", ja), ko: read("ko", ko), zh: read("zh", zh) };
