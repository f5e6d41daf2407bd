import { useCallback, useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import type { SiteState } from "@/lib/contract/site";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";

type Answer = { state?: SiteState; failure?: CallFailure };

/** The state with its plan and addresses, as the server has it now. */
export function useFreshSiteState(lang: Language) {
  const { mutate } = useSWRConfig();
  const [answer, setAnswer] = useState<Answer>({});
  const read = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      const query = { scope: "admin", lang } as const;
      const result = await call("GET /site/state", { query }, { handled: true, signal });
      if (signal?.aborted) return;
      setAnswer((last) => (result.ok ? { state: result.value } : { ...last, failure: result.failure }));
    },
    [lang],
  );
  useEffect(() => {
    const ending = new AbortController();
    void read(ending.signal);
    return () => ending.abort();
  }, [read]);

  /** Reads again, here and in the command bar. */
  const reload = useCallback(async () => {
    await read();
    await mutate((key) => Array.isArray(key) && key[0] === "GET /site/state");
  }, [read, mutate]);
  return { ...answer, reload };
}
