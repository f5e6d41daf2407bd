import "server-only";
import type { ServerMessages } from "@/lib/contract/site/i18n";
import type { Language } from "@/lib/shared/languages";
import { query, UpstreamUnavailable } from "../api/server";
import { webEnv } from "../env";
import { type Messages, mergeServerMessages } from "./merge";

const files = {
  en: () => import("@/messages/en.json"),
  ko: () => import("@/messages/ko.json"),
  ja: () => import("@/messages/ja.json"),
  zh: () => import("@/messages/zh.json"),
};

/** The last texts of each language, with the entries that lie over its file: a render makes none of its own. */
const lastMade = new Map<Language, { of: string; messages: Messages }>();

/**
 * Interface texts of a language: the files, over them the system's entries, over these the club's. The same object as
 * before while the entries are the same; nobody may change it.
 */
export async function loadMessages(language: Language): Promise<Messages> {
  const [file, system, club] = await Promise.all([
    files[language](),
    entries(query("GET /system/i18n/{lang}", { params: { lang: language } })),
    entries(query("GET /common/i18n/{lang}/{club}", { params: { lang: language, club: webEnv().clubCode } })),
  ]);
  const over = [...system, ...club];
  const of = JSON.stringify(over);
  const last = lastMade.get(language);
  if (last?.of === of) return last.messages;
  const messages = mergeServerMessages(file.default as Messages, over);
  lastMade.set(language, { of, messages });
  return messages;
}

/** The files alone are a complete set: the error page is made of them while the club API is out of reach. */
async function entries(
  answer: ReturnType<typeof query<"GET /system/i18n/{lang}">>,
): Promise<ServerMessages["messages"]> {
  try {
    const result = await answer;
    return result.ok ? result.value.messages : [];
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return [];
    throw error;
  }
}
