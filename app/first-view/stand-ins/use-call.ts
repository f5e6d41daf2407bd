import type { CallParts } from "@/lib/web/routing/call-address";
import { payloadOf, useFirstAnswers } from "./first-answers";

const notYet = async () => undefined;
const waiting = { error: undefined, isLoading: false, isValidating: false, mutate: notYet };

/** In place of `lib/web/api/use-call` while a first view is made: what was read ahead, and nothing is asked for. */
export function useCall(key: string | null, input: CallParts) {
  const given = useFirstAnswers();
  return { ...waiting, data: key === null ? undefined : payloadOf(given, key, input) };
}

export const fetcher = notYet;
