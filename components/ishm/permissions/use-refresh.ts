import { useSWRConfig } from "swr";

const about = ["GET /ops/permissions", "GET /menu-admins", "GET /ops/audit", "GET /admin"];

/** Reads again what a change of groups or rights has made old. */
export function useRefresh(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => Array.isArray(key) && about.some((start) => String(key[0]).startsWith(start)));
}
