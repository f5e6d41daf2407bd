import { browserStorage, readJson, type TextStorage } from "../../../lib/web/runtime/storage";

/** A place of the back office that was chosen from the palette. */
export type RecentPlace = { href: string; label: string };

const key = "clubfront.officeRecent";
const most = 5;

/** The latest places of an admin in this browser, the newest first; another admin's are not read. */
export function recentPlaces(owner: string, storage: TextStorage = browserStorage("local")): RecentPlace[] {
  const kept = readJson(storage, key) as { owner?: unknown; places?: unknown } | null;
  if (kept?.owner !== owner || !Array.isArray(kept.places)) return [];
  return kept.places.filter(isPlace).slice(0, most);
}

export function rememberPlace(
  owner: string,
  { href, label }: RecentPlace,
  storage: TextStorage = browserStorage("local"),
): void {
  const others = recentPlaces(owner, storage).filter((place) => place.href !== href);
  storage.setItem(key, JSON.stringify({ owner, places: [{ href, label }, ...others].slice(0, most) }));
}

function isPlace(value: unknown): value is RecentPlace {
  const place = value as Partial<RecentPlace> | null;
  return typeof place?.label === "string" && /^\/ishm(\/|$)/.test(String(place.href));
}
