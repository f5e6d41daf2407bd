import { splitLocale } from "../routing/locale";
import { paths } from "../routing/paths";
import { limits } from "./limits";
import { page } from "./page";
import { browserStorage, readJson, type TextStorage } from "./storage";

const key = "clubfront.paths";

/** The paths of this tab in the order of their visits, steps back taken off again. */
export function createPathHistory(storage: TextStorage) {
  const read = (): string[] => {
    const kept = readJson(storage, key);
    return Array.isArray(kept) ? kept.filter((path) => typeof path === "string") : [];
  };
  return {
    visited(path: string) {
      const visits = read();
      if (visits.at(-1) === path) return;
      const next = visits.at(-2) === path ? visits.slice(0, -1) : [...visits, path];
      storage.setItem(key, JSON.stringify(next.slice(-limits.pathHistory)));
    },
    previous: (): string | null => read().at(-2) ?? null,
  };
}

/** Home when there is no previous page or it is the close page (seed §2), in any language. */
export function leadsHome(previous: string | null): boolean {
  if (previous === null) return true;
  const [path = ""] = previous.split("?", 1);
  return splitLocale(path, "en").rest === paths.closePage();
}

export const pathHistory = createPathHistory(browserStorage("session"));

/** What every "back" of the interface does; `home` is the address of the home page in the visitor's language. */
export function goBack(home: string = paths.home()): void {
  if (leadsHome(pathHistory.previous())) page.open(home);
  else page.back();
}
