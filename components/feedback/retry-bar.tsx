"use client";

import { useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { retryQueue } from "@/lib/web/runtime/retry-queue";
import { Bar, BarButton } from "./bar";

const { subscribe, get } = retryQueue.count;
const zero = () => 0;

/** Requests that got no answer: sent again together, by hand or when the network is back, or given up (seed §8). */
export function RetryBar() {
  const t = useTranslations("feedback");
  const count = useSyncExternalStore(subscribe, get, zero);

  useEffect(() => {
    window.addEventListener("online", retryQueue.retryAll);
    return () => window.removeEventListener("online", retryQueue.retryAll);
  }, []);

  if (count === 0) return null;
  return (
    <Bar
      tone="alert"
      actions={
        <>
          <BarButton onClick={retryQueue.discardAll}>{t("retry.discard")}</BarButton>
          <BarButton onClick={retryQueue.retryAll}>{t("retry.action")}</BarButton>
        </>
      }
    >
      <strong>{t("retry.title")}.</strong> {t("retry.message", { count })}
    </Bar>
  );
}
