import { useState } from "react";
import { browserStorage, readJson } from "../../../../lib/web/runtime/storage";

/** An admin's choices for the side menu: folded groups, and menus that stand on top, by their codes. */
export type MenuMemory = { folded: readonly string[]; favourites: readonly string[] };

const key = "clubfront.officeMenu";
const nothing: MenuMemory = { folded: [], favourites: [] };

/** The memory of an admin in this browser; another admin's is not read. */
export function readMenuMemory(owner: string): MenuMemory {
  const stored = readJson(browserStorage("local"), key) as (Partial<MenuMemory> & { owner?: unknown }) | null;
  if (stored?.owner !== owner) return nothing;
  return { folded: codesOf(stored.folded), favourites: codesOf(stored.favourites) };
}

function codesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string" && /^\d{6}$/.test(one)) : [];
}

/** A list with a code, or without it where it was in it. */
export function turned(codes: readonly string[], code: string): string[] {
  return codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code];
}

/** The memory and how it changes; each change stays in this browser. */
export function useMenuMemory(owner: string) {
  const [memory, setMemory] = useState(() => readMenuMemory(owner));
  const turn = (list: keyof MenuMemory) => (code: string) => {
    // Another tab may have changed it meanwhile.
    const known = readMenuMemory(owner);
    const next = { ...known, [list]: turned(known[list], code) };
    setMemory(next);
    browserStorage("local").setItem(key, JSON.stringify({ owner, ...next }));
  };
  return { ...memory, fold: turn("folded"), favour: turn("favourites") };
}
