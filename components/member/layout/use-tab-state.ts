import { useEffect, useState } from "react";
import { browserStorage, readJson } from "@/lib/web/runtime/storage";

/**
 * A state that a reload of this tab does not lose. Never for passwords, codes or tokens; `forget` when the way is over.
 */
export function useTabState<T extends object>(name: string, initial: T) {
  const key = `clubfront.way:${name}`;
  const [value, setValue] = useState(initial);

  useEffect(() => {
    const kept = readJson(browserStorage("session"), key);
    if (typeof kept === "object" && kept !== null) setValue((first) => ({ ...first, ...kept }));
  }, [key]);

  // What is kept is the newest: a form may speak before it was read.
  const change = (part: Partial<T>) => {
    const kept = readJson(browserStorage("session"), key) as Partial<T> | null;
    const next = { ...value, ...kept, ...part };
    setValue(next);
    browserStorage("session").setItem(key, JSON.stringify(next));
  };
  return { value, change, forget: () => browserStorage("session").removeItem(key) };
}
