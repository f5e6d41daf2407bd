import "server-only";
import type { Language } from "@/lib/shared/languages";
import { query } from "../api/server";
import { webEnv } from "../env";

/** The names of a group of codes by their keys; empty while they cannot be had. */
export async function getCodeNames(group: string, lang: Language): Promise<ReadonlyMap<string, string>> {
  const codes = await query("GET /common/system-code/{club}", {
    params: { club: webEnv().clubCode },
    query: { lang, code: group },
  });
  const list = codes.ok ? (codes.value[group]?.list ?? []) : [];
  return new Map(list.map(({ key, keyName }) => [key, keyName]));
}
