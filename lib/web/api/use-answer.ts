import { useEffect, useState } from "react";
import type { CallInput, CallOutput, ContractKey } from "@/lib/contract/routes";
import type { CodeSet } from "@/lib/contract/site/codes";
import type { Language } from "@/lib/shared/languages";
import { createCodeSets } from "../runtime/site/code-sets";
import { browserStorage } from "../runtime/storage";
import { call } from "./browser";

type Answer<K extends ContractKey> = {
  /** Undefined until it has come, or when it was refused. */
  answer: CallOutput<K> | undefined;
  /** Whether it has come or was refused. */
  isSettled: boolean;
};

/**
 * One read of a page of visitors, and again after `refreshMs` each while the page is in sight. Pages that share no answers
 * between their parts load no cache for them.
 */
export function useSettledAnswer<K extends ContractKey>(
  key: K | null,
  input: CallInput<K>,
  refreshMs?: number,
): Answer<K> {
  const [state, setState] = useState<Answer<K>>({ answer: undefined, isSettled: false });
  const asked = key === null ? null : JSON.stringify([key, input]);
  useEffect(() => {
    if (asked === null) return;
    let isHere = true;
    const [wanted, given] = JSON.parse(asked) as [K, CallInput<K>];
    const read = async (quiet: boolean) => {
      const result = await call(wanted, given, { handled: true, quiet });
      if (isHere) setState(({ answer }) => ({ answer: result.ok ? result.value : answer, isSettled: true }));
    };
    void read(false);
    const again = () => document.visibilityState === "visible" && void read(true);
    const timer = refreshMs === undefined ? undefined : setInterval(again, refreshMs);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [asked, refreshMs]);
  return state;
}

/** The answer to such a read; undefined until it has come, or when it was refused. */
export function useAnswer<K extends ContractKey>(
  key: K | null,
  input: CallInput<K>,
  refreshMs?: number,
): CallOutput<K> | undefined {
  return useSettledAnswer(key, input, refreshMs).answer;
}

/** Code sets by id as `useCodeSets` has them, for forms of visitors; undefined until they have come. */
export function useVisitorCodes(
  club: string,
  lang: Language,
  ids: readonly string[],
): Record<string, CodeSet> | undefined {
  const [sets, setSets] = useState<Record<string, CodeSet>>();
  const wanted = ids.join(",");
  useEffect(() => {
    let isHere = true;
    const load = createCodeSets({
      storage: browserStorage("local"),
      async ask(code) {
        const input = { params: { club }, query: { code, lang } };
        const result = await call("GET /common/system-code/{club}", input, { handled: true });
        if (!result.ok) throw result.failure;
        return result.value;
      },
    });
    const done = (found: Record<string, CodeSet>) => isHere && setSets(found);
    // Without the names a form does without the choice.
    load(`${club}.${lang}`, wanted.split(",")).then(done, () => {});
    return () => {
      isHere = false;
    };
  }, [club, lang, wanted]);
  return sets;
}
