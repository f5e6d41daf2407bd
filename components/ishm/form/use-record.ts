import { useCallback, useEffect, useRef, useState } from "react";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";

type Answer<T> = { record?: T; failure?: CallFailure };

/**
 * A record for a form, as the server has it now, never from a cache: a form that begins with an old version cannot be
 * saved. It is read again when its screen is shown again, unless there is unsaved input (`isTyped`): then the form keeps the
 * version that it began with, and a newer one shows as a conflict.
 */
export function useRecord<T>(
  read: (signal: AbortSignal | undefined) => Promise<Result<T, CallFailure>>,
  isTyped: () => boolean = () => false,
) {
  const [answer, setAnswer] = useState<Answer<T>>({});
  // Each reading begins the form anew.
  const [edition, setEdition] = useState(0);
  const typed = useRef(isTyped);
  useEffect(() => {
    typed.current = isTyped;
  });
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const result = await read(signal);
      if (signal?.aborted) return;
      if (!result.ok) return setAnswer((last) => (last.record ? last : { failure: result.failure }));
      if (signal && typed.current()) return;
      setAnswer({ record: result.value });
      setEdition((count) => count + 1);
    },
    [read],
  );
  useEffect(() => {
    const ending = new AbortController();
    void load(ending.signal);
    return () => ending.abort();
  }, [load]);
  return { ...answer, edition, reload: () => load() };
}
