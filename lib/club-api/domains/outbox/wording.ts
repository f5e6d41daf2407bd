import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import type { NoticeVars } from "./events";
import { readOwnTexts } from "./own-texts";
import { renderMail, renderSms } from "./render";

type Input = { channel: "SMS" | "MAIL"; lang: Language; words: NoticeVars<"vocAnswered"> };

/** What a notice of an answered inquiry will say, as far as it is known before it is sent. */
export async function wordNotice(db: Database, { club }: Context, { channel, lang, words }: Input) {
  const own = await readOwnTexts(db, club.clubIdx, lang);
  const wording = { lang, event: "vocAnswered", vars: words, own };
  return channel === "MAIL"
    ? { channel, ...renderMail(wording) }
    : { channel, subject: null, text: renderSms(wording) };
}
