import { useSWRConfig } from "swr";

/** Reads the site's state anew wherever it is shown: the command bar shows it beside the screen that changes it. */
export function useRefreshSiteState(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => Array.isArray(key) && key[0] === "GET /site/state");
}
