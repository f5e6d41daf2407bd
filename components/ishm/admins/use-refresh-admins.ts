import { useSWRConfig } from "swr";

/** What the lists hold of the accounts is older than a write: they are read again. */
export function useRefreshAdmins(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => Array.isArray(key) && key[0] === "GET /admin");
}
