import { useEffect, useState } from "react";
import { browserStorage, readJson } from "@/lib/web/runtime/storage";

/**
 * A state that a reload of this tab does not lose. Never for passwords, codes or tokens; `forget` when the way is over.
 */
export function useTabState<T extends object>(name: string, initial: T) {
  const key = `clubfront.way:${name}`;
  const [value, setValue] = useState(initial);

  useEffect(() => {
    const saved = readJson(browserStorage("session"), key);
    if (typeof saved === "object" && saved !== null) setValue((first) => ({ ...first, ...saved }));
  }, [key]);

  // The saved state is the newest: a form may change it before it was read.
  const change = (part: Partial<T>) => {
    const saved = readJson(browserStorage("session"), key) as Partial<T> | null;
    const next = { ...value, ...saved, ...part };
    setValue(next);
    browserStorage("session").setItem(key, JSON.stringify(next));
  };
  return { value, change, forget: () => browserStorage("session").removeItem(key) };
}
