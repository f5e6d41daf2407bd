import { useState } from "react";
import { browserStorage, readJson } from "../../../lib/web/runtime/storage";

/** Filters and order of a list under a name; `search` is the part of its address after `?`. */
export type SavedView = { name: string; search: string };

export const mostViews = 12;
export const longestViewName = 40;

const keyOf = (owner: string, path: string) => `clubfront.views:${owner} ${path}`;

/** The views of a list that an admin has saved in this browser, in the order of saving. */
export function readViews(owner: string, path: string): SavedView[] {
  const stored = readJson(browserStorage("local"), keyOf(owner, path));
  return Array.isArray(stored) ? stored.filter(isView).slice(0, mostViews) : [];
}

function isView(value: unknown): value is SavedView {
  const view = value as Partial<SavedView> | null;
  return typeof view?.name === "string" && typeof view.search === "string";
}

/** The views of a list and their changes; a name that is there already stands for the new filters. */
export function useSavedViews(owner: string, path: string) {
  const [views, setViews] = useState(() => readViews(owner, path));
  const store = (next: readonly SavedView[]) => {
    setViews([...next]);
    browserStorage("local").setItem(keyOf(owner, path), JSON.stringify(next));
  };
  const others = (name: string) => readViews(owner, path).filter((view) => view.name !== name);
  return {
    views,
    save: (view: SavedView) => store([...others(view.name), view].slice(-mostViews)),
    remove: (name: string) => store(others(name)),
  };
}
