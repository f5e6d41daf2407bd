import { useMemo } from "react";
import useSWR from "swr";
import type { MessageRow } from "@/lib/contract/site/ops-settings";
import type { Language } from "@/lib/shared/languages";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { fetcher } from "@/lib/web/api/use-call";
import type { Messages } from "@/lib/web/i18n/merge";
import { textCatalogue } from "./text-catalogue";

type ServerTexts = { rows: MessageRow[]; version: number };

const pageSize = 100;
const cached = { revalidateOnFocus: false, shouldRetryOnError: false } as const;

/** Every page of the server's messages of a language. */
async function readServerTexts(lang: Language): Promise<ServerTexts> {
  const rows: MessageRow[] = [];
  for (let page = 1; ; page += 1) {
    const query = { lang, page: String(page), size: String(pageSize) };
    const answer = await fetcher(["GET /ops/languages", { query }], { handled: true, quiet: page > 1 });
    rows.push(...answer.list);
    if (page * pageSize >= answer.total) return { rows, version: answer.version };
  }
}

/** The catalogue of a language: the product's texts, and what the server has of the system's and the club's. */
export function useTextCatalogue(lang: Language) {
  const server = useSWR<ServerTexts, CallFailure>(
    ["server-texts", lang],
    () => readServerTexts(lang),
    cached,
  );
  const files = useSWR(
    ["catalogue-files", lang],
    async () => ({ own: await loadMessageFile(lang), english: await loadMessageFile("en") }),
    { ...cached, revalidateIfStale: false },
  );
  const texts = useMemo(
    () =>
      server.data && files.data ? textCatalogue(files.data.own, files.data.english, server.data.rows) : null,
    [server.data, files.data],
  );
  return { texts, version: server.data?.version ?? 0, error: server.error, reload: server.mutate };
}

const files: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import("@/messages/en.json"),
  ko: () => import("@/messages/ko.json"),
  ja: () => import("@/messages/ja.json"),
  zh: () => import("@/messages/zh.json"),
};

/** The interface texts of a language, as their own chunk: a browser loads only what it shows. */
async function loadMessageFile(language: Language): Promise<Messages> {
  return (await files[language]()).default as Messages;
}
