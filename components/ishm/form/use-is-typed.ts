import { useCallback } from "react";
import { isHalfTyped } from "@/lib/web/office/keep-alive-screens";
import { dirtyForms } from "@/lib/web/runtime/dirty";
import { useScreenLocation } from "../frame/root/screens-context";

/** Asks whether a form of this screen holds input that nobody has saved. */
export function useIsTyped(): () => boolean {
  const { path } = useScreenLocation();
  return useCallback(() => isHalfTyped(path, dirtyForms.get()), [path]);
}
