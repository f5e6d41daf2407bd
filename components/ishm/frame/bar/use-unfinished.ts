import { use, useSyncExternalStore } from "react";
import { isHalfTyped, type KeepAliveScreen } from "@/lib/web/office/keep-alive-screens";
import { dirtyForms } from "@/lib/web/runtime/dirty";
import { ScreensContext } from "../root/screens-context";

const nothing: ReadonlySet<string> = new Set();

/** The screens with unsaved input, the one that is looked at too. */
export function useUnfinished(): readonly KeepAliveScreen[] {
  const alive = use(ScreensContext)?.alive ?? [];
  const dirty = useSyncExternalStore(dirtyForms.subscribe, dirtyForms.get, () => nothing);
  return alive.filter(({ path }) => isHalfTyped(path, dirty));
}
