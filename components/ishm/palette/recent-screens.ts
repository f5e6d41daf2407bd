import { browserStorage, readJson, type TextStorage } from "../../../lib/web/runtime/storage";

/** A screen of the back office that was opened from the palette. */
export type RecentScreen = { href: string; label: string };

const key = "clubfront.officeRecent";
const most = 5;

/** The latest screens of an admin in this browser, the newest first; another admin's are not read. */
export function recentScreens(owner: string, storage: TextStorage = browserStorage("local")): RecentScreen[] {
  const stored = readJson(storage, key) as { owner?: unknown; places?: unknown } | null;
  if (stored?.owner !== owner || !Array.isArray(stored.places)) return [];
  return stored.places.filter(isRecentScreen).slice(0, most);
}

export function rememberScreen(
  owner: string,
  { href, label }: RecentScreen,
  storage: TextStorage = browserStorage("local"),
): void {
  const others = recentScreens(owner, storage).filter((place) => place.href !== href);
  storage.setItem(key, JSON.stringify({ owner, places: [{ href, label }, ...others].slice(0, most) }));
}

function isRecentScreen(value: unknown): value is RecentScreen {
  const place = value as Partial<RecentScreen> | null;
  return typeof place?.label === "string" && /^\/ishm(\/|$)/.test(String(place.href));
}
