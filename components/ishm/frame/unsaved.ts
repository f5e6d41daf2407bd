"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useId } from "react";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { isAnyDirty, setDirty } from "@/lib/web/runtime/dirty";

/** Asks before unsaved input is left behind; true when there is none or the person agrees. */
export function useConfirmLeave(): () => Promise<boolean> {
  const t = useTranslations("ishm.unsaved");
  return useCallback(async () => {
    if (!isAnyDirty()) return true;
    return showConfirm({ title: t("title"), message: t("message"), confirm: t("leave"), cancel: t("stay") });
  }, [t]);
}

/** Guards a form: links of the office ask first, the browser asks on closing, no reload takes the input away. */
export function useUnsavedGuard(isDirty: boolean): void {
  const key = useId();
  const router = useRouter();
  const confirmLeave = useConfirmLeave();

  useEffect(() => {
    setDirty(key, isDirty);
    return () => setDirty(key, false);
  }, [key, isDirty]);

  useEffect(() => {
    if (!isDirty) return;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const target = linkTarget(event);
      if (target === null) return;
      event.preventDefault();
      event.stopPropagation();
      void confirmLeave().then((isLeaving) => {
        if (!isLeaving) return;
        setDirty(key, false);
        router.push(target);
      });
    };
    window.addEventListener("beforeunload", onClose);
    // Caught on the way down: the link's own handler would have left already.
    document.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("beforeunload", onClose);
      document.removeEventListener("click", onClick, true);
    };
  }, [isDirty, key, router, confirmLeave]);
}

/** The address of a link of the back office that a plain click would open in this window; null for all else. */
function linkTarget(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank" || link.hasAttribute("download"))
    return null;
  const url = new URL(link.href, window.location.href);
  if (url.origin !== window.location.origin || !url.pathname.startsWith("/ishm")) return null;
  const isSamePlace = url.pathname === window.location.pathname && url.hash !== "";
  return isSamePlace ? null : url.pathname + url.search;
}
