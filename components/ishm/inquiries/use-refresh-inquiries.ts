import { useCallback } from "react";
import { useSWRConfig } from "swr";

const reads: readonly unknown[] = ["GET /ops/vocs", "GET /ops/voc-counts", "GET /ops/vocs/{id}/desk"];

/** Lets the inbox, its counts and the standing of what is open be read anew: they are older than what was just done. */
export function useRefreshInquiries(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => Array.isArray(key) && reads.includes(key[0]));
  }, [mutate]);
}
