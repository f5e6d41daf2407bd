"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useId } from "react";
import { formKey } from "@/lib/web/office/keep-alive-screens";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { isAnyDirty, setDirty } from "@/lib/web/runtime/dirty";
import { useScreenLocation } from "./screens-context";

/** Asks before unsaved input is left behind; true when there is none or the person agrees. */
export function useConfirmLeave(): () => Promise<boolean> {
  const t = useTranslations("ishm.unsaved");
  return useCallback(async () => {
    if (!isAnyDirty()) return true;
    return showConfirm({ title: t("title"), message: t("message"), confirm: t("leave"), cancel: t("stay") });
  }, [t]);
}

/**
 * A form's unsaved input: the frame keeps its screen while others are looked at, the browser asks on closing, no reload
 * takes the input away.
 */
export function useUnsavedGuard(isDirty: boolean): void {
  const { path } = useScreenLocation();
  const key = formKey(path, useId());
  useEffect(() => {
    setDirty(key, isDirty);
    return () => {
      // Hidden is not gone: the input is still there when the screen comes back.
      if (window.location.pathname === path) setDirty(key, false);
    };
  }, [key, path, isDirty]);
}

/** The browser asks before it closes or reloads a window that holds unsaved input. */
export function useClosingGuard(): void {
  useEffect(() => {
    const onClose = (event: BeforeUnloadEvent) => {
      if (isAnyDirty()) event.preventDefault();
    };
    window.addEventListener("beforeunload", onClose);
    return () => window.removeEventListener("beforeunload", onClose);
  }, []);
}
