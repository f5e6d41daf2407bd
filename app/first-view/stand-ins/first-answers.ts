import { createContext, use } from "react";
import { apiBase, type CallParts, callAddress } from "@/lib/web/routing/call-address";
import type { PublicSession } from "@/lib/web/session/options";

/** Input of a first view: its reader, the page's address, and envelopes by the addresses that they answer. */
export type FirstAnswers = {
  session: PublicSession;
  pathname: string;
  search: string;
  answers: ReadonlyMap<string, string>;
};

export const FirstAnswersContext = createContext<FirstAnswers | null>(null);

export function useFirstAnswers(): FirstAnswers {
  const given = use(FirstAnswersContext);
  if (!given) throw new Error("A first view needs its answers around it");
  return given;
}

/** The payload that answers a call; undefined when it was not read ahead. */
export function payloadOf({ answers }: FirstAnswers, key: string, input: CallParts): unknown {
  const text = answers.get(apiBase + callAddress(key, input).path);
  return text === undefined ? undefined : (JSON.parse(text) as { data: unknown }).data;
}
