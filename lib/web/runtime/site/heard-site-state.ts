import type { SiteStateValue } from "@/lib/contract/site/site";
import { readJson, type TextStorage } from "@/lib/web/runtime/storage";
import type { HeardState } from "./site-state-watch";

const keyPrefix = "clubfront.siteState.";
const states: readonly unknown[] = ["0", "1", "2"] satisfies SiteStateValue[];

/** The site state that any tab of this browser heard last; any other value under its key is ignored. */
export function heardSiteState(club: () => string, storage: TextStorage) {
  const key = () => keyPrefix + club();
  return {
    read(): HeardState | null {
      const found = readJson(storage, key());
      if (typeof found !== "object" || found === null || !("state" in found) || !("at" in found)) return null;
      if (!states.includes(found.state) || typeof found.at !== "number") return null;
      return { state: found.state as SiteStateValue, at: found.at };
    },
    write: (heard: HeardState) => storage.setItem(key(), JSON.stringify(heard)),
  };
}
