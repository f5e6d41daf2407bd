import { useCallback } from "react";
import { useSWRConfig } from "swr";

const reads: readonly unknown[] = ["GET /ops/vocs", "GET /ops/voc-counts", "GET /ops/vocs/{id}/desk"];

/** Refreshes the inbox, its counts and the state of the open inquiry. */
export function useRefreshInquiries(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => Array.isArray(key) && reads.includes(key[0]));
  }, [mutate]);
}
