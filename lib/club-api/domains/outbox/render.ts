import { textCategory } from "@/lib/contract/code-values/texts";
import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { readMessages } from "../i18n";
import type { NoticeVars } from "./events";
import { templates } from "./templates";

/** A message that no further try can send: it is parked at once. */
export class Unsendable extends Error {}

/** The club's own texts (i18n category 60) by code: `booked.text`, `booked.subject`, `frame`. */
export type OwnTexts = ReadonlyMap<string, string>;
export type Rendered = { subject: string; text: string };

type Wording = { lang: Language; event: string; vars: Readonly<Record<string, string>>; own: OwnTexts };

const lineBreaks = /[\r\n\u0085\u2028\u2029]+/g;

/** The title of an event in a language, as in the subject of its mail; the code for an unknown event. */
export function titleOf(event: string, lang: Language): string {
  const events: Record<string, Rendered> = templates[lang].events;
  return events[event]?.subject ?? event;
}

/** The one line of a text message: `[club] text`. */
export function renderSms({ lang, event, vars, own }: Wording): string {
  const { text } = builtIn(lang, event);
  return oneLine(`[${vars.club ?? ""}] ${fill(own.get(`${event}.text`), text, vars)}`);
}

/** A course as notices name it, with the start of its second nine (`HH:mm`) where a lunch break stands before it. */
export function courseWords(
  lang: Language,
  { course, time }: { course: string; time: string | undefined },
): string {
  return time === undefined ? course : fill(undefined, templates[lang].secondNine, { course, time });
}

/**
 * Subject and text of a mail. Throws `Unsendable` for a line break in a value that reaches the subject: it could begin
 * another header (checklist S-80). Mails are plain text, so that no value can bring markup.
 */
export function renderMail({ lang, event, vars, own }: Wording): Rendered {
  const { subject, text } = builtIn(lang, event);
  const shown = `[${vars.club ?? ""}] ${fill(own.get(`${event}.subject`), subject, vars)}`;
  if (shown.search(lineBreaks) >= 0) throw new Unsendable("A value of the subject holds a line break.");
  const body = fill(own.get(`${event}.text`), text, vars);
  return {
    subject: shown,
    text: fill(own.get("frame"), templates[lang].frame, { ...vars, text: body }),
  };
}

/**
 * A notice on a device: the club over one line, the text where the member lets it be read on a locked screen, else what
 * it is about. A subject that the club has written with a value in it gives way to the built-in one, which has none.
 */
export function renderPush(
  { lang, event, vars, own }: Wording,
  withDetails: boolean,
): { title: string; body: string } {
  const { subject, text } = builtIn(lang, event);
  const ownSubject = own.get(`${event}.subject`);
  const about = ownSubject !== undefined && ownSubject.search(variable) < 0 ? ownSubject : subject;
  const body = withDetails ? fill(own.get(`${event}.text`), text, vars) : fill(undefined, about, {});
  return { title: oneLine(vars.club ?? ""), body: oneLine(body) };
}

/** Throws `Unsendable` for an address that could bring a second one or a header with it. */
export function checkTarget(target: string): string {
  if (/[\p{Cc}\p{Zl}\p{Zp},;<>]/u.test(target))
    throw new Unsendable("The address holds a sign that none has.");
  return target;
}

function builtIn(lang: Language, event: string) {
  const events: Record<string, Rendered> = templates[lang].events;
  const texts = Object.hasOwn(events, event) ? events[event] : undefined;
  if (!texts) throw new Unsendable(`There is no text for ${event}.`);
  return texts;
}

const variable = /\{(\w+)\}/g;

/** The club's own text when every variable in it is known, else the built-in one. */
function fill(own: string | undefined, usual: string, vars: Readonly<Record<string, string>>): string {
  const isUsable =
    own !== undefined && [...own.matchAll(variable)].every(([, name = ""]) => Object.hasOwn(vars, name));
  return (isUsable ? own : usual).replace(variable, (_all, name: string) => {
    const value = Object.hasOwn(vars, name) ? vars[name] : undefined;
    if (value === undefined) throw new Unsendable(`The value ${name} is missing.`);
    return value;
  });
}

function oneLine(text: string): string {
  return text.replace(lineBreaks, " ").trim();
}

/** The texts of notices that the club has written itself, in one language. */
export async function readOwnTexts(db: Database, clubIdx: number, lang: Language): Promise<OwnTexts> {
  const { messages } = await readMessages(db, clubIdx, lang, undefined);
  return new Map(
    messages.flatMap(({ category, code, msg }) =>
      category === textCategory.mailAndSms ? [[code, msg] as const] : [],
    ),
  );
}

type Input = { channel: "SMS" | "MAIL"; lang: Language; words: NoticeVars<"vocAnswered"> };

/** The text of the notice of an answered inquiry, with the values that are known before it is sent. */
export async function wordNotice(db: Database, { club }: Context, { channel, lang, words }: Input) {
  const own = await readOwnTexts(db, club.clubIdx, lang);
  const wording = { lang, event: "vocAnswered", vars: words, own };
  return channel === "MAIL"
    ? { channel, ...renderMail(wording) }
    : { channel, subject: null, text: renderSms(wording) };
}
