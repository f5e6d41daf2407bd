import { useCallback } from "react";
import { useSWRConfig } from "swr";
import type { ContractKey } from "@/lib/contract/routes";

/** After a write: these calls are asked for again wherever this tab shows them, whatever their input. */
export function useReadAgain(calls: readonly ContractKey[]): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    () => mutate((key) => Array.isArray(key) && calls.some((call) => call === key[0])),
    [mutate, calls],
  );
}
