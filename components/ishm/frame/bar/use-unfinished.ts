import { use, useSyncExternalStore } from "react";
import { isHalfTyped, type LiveScreen } from "@/lib/web/office/keep-alive";
import { dirtyForms } from "@/lib/web/runtime/dirty";
import { ScreensContext } from "../root/screens-context";

const nothing: ReadonlySet<string> = new Set();

/** The screens with unsaved input, the one that is looked at too. */
export function useUnfinished(): readonly LiveScreen[] {
  const kept = use(ScreensContext)?.kept ?? [];
  const dirty = useSyncExternalStore(dirtyForms.subscribe, dirtyForms.get, () => nothing);
  return kept.filter(({ path }) => isHalfTyped(path, dirty));
}
