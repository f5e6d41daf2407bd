import "server-only";
import type { ClubEntry } from "@/lib/contract/boards/club-entries";
import type { PracticeGround } from "@/lib/contract/boards/practice-grounds";
import type { EntryKind } from "@/lib/contract/code-values/club-records";
import { type ClubWordsText, clubWordsText } from "@/lib/contract/site/club-words";
import type { Language } from "@/lib/shared/languages";
import { query, UpstreamUnavailable } from "../api/server";
import { webEnv } from "../env";

/** The club's own words as a page shows them; `lang` is set where they are in another language than the page. */
export type SiteWords = ClubWordsText & { lang: Language | undefined };

const silent = clubWordsText.parse({});

/** The club's own words; without any while they cannot be had, since every page can do without. */
export async function getClubWords(lang: Language): Promise<SiteWords> {
  try {
    const answer = await query("GET /site/words", { query: { clubCode: webEnv().clubCode, lang } });
    if (!answer.ok) return { ...silent, lang: undefined };
    const { words, language } = answer.value;
    return { ...words, lang: language === null || language === lang ? undefined : language };
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return { ...silent, lang: undefined };
    throw error;
  }
}

export type ClubEntries = Readonly<Record<EntryKind, readonly ClubEntry[]>>;

/** Entries of the club page, by kind and in the order of the office. */
export async function getClubEntries(lang: Language): Promise<ClubEntries> {
  const list = await allEntries(lang);
  const of = (kind: EntryKind) => list.filter((entry) => entry.kind === kind);
  return { FACILITY: of("FACILITY"), HISTORY: of("HISTORY"), WAY: of("WAY"), PLACE: of("PLACE") };
}

const pageSize = 100;
/** More than any club has: a bound for a server whose total never ends. */
const mostPages = 10;

async function allEntries(lang: Language): Promise<ClubEntry[]> {
  const entries: ClubEntry[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { clubCode } = webEnv();
    const answer = await query("GET /club-entry", {
      query: { clubCode, lang, page: String(page), size: String(pageSize) },
    });
    if (!answer.ok) break;
    entries.push(...answer.value.list);
    if (entries.length >= answer.value.total || answer.value.list.length === 0) break;
  }
  return entries;
}

/** The practice grounds in the order of the office. */
export async function getPracticeGrounds(lang: Language): Promise<readonly PracticeGround[]> {
  const answer = await query("GET /practice", {
    query: { clubCode: webEnv().clubCode, lang, size: String(pageSize) },
  });
  return answer.ok ? answer.value.list : [];
}
