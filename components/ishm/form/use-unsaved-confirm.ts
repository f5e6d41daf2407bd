import { useTranslations } from "next-intl";
import { useCallback, useRef } from "react";
import { showConfirm } from "@/lib/web/runtime/dialogs";

/** A form that is put away by a press (a dialog, a part of a list): asked first when something is typed in it. */
export function useUnsavedConfirm(onLeave: () => void) {
  const t = useTranslations("ishm.unsaved");
  const isDirty = useRef(false);
  const setDirty = useCallback((next: boolean) => {
    isDirty.current = next;
  }, []);
  /** Whether it was left. */
  async function leave(): Promise<boolean> {
    const texts = { title: t("title"), message: t("message"), confirm: t("leave"), cancel: t("stay") };
    if (isDirty.current && !(await showConfirm(texts))) return false;
    isDirty.current = false;
    onLeave();
    return true;
  }
  return { setDirty, leave };
}
