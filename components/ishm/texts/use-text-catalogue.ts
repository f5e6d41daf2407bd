import { useMemo } from "react";
import useSWR from "swr";
import type { MessageRow } from "@/lib/contract/site/ops-settings";
import type { Language } from "@/lib/shared/languages";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { fetcher } from "@/lib/web/api/use-call";
import { loadMessageFile } from "./message-files";
import { textCatalogue } from "./text-catalogue";

type ServerTexts = { rows: MessageRow[]; version: number };

const pageSize = 100;
const kept = { revalidateOnFocus: false, shouldRetryOnError: false } as const;

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
  const server = useSWR<ServerTexts, CallFailure>(["server-texts", lang], () => readServerTexts(lang), kept);
  const files = useSWR(
    ["catalogue-files", lang],
    async () => ({ own: await loadMessageFile(lang), english: await loadMessageFile("en") }),
    { ...kept, revalidateIfStale: false },
  );
  const texts = useMemo(
    () =>
      server.data && files.data ? textCatalogue(files.data.own, files.data.english, server.data.rows) : null,
    [server.data, files.data],
  );
  return { texts, version: server.data?.version ?? 0, error: server.error, reload: server.mutate };
}
