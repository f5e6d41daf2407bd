"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { observeRequests } from "@/lib/web/api/request-bus";
import { progress } from "@/lib/web/runtime/progress";

// Not in an effect: the first calls of a page start before the effects of its layout.
observeRequests((event) => {
  if (event.kind === "started" && !event.quiet) progress.started(event.id);
  if (event.kind === "ended") progress.ended(event.id);
});

const never = () => false;
/** The club's ruler of 27 ticks, each ninth stronger. */
const ruler =
  "h-2 border-t-3 border-bark " +
  "bg-[repeating-linear-gradient(90deg,var(--bark)_0_3px,transparent_3px_calc(100%/3)),repeating-linear-gradient(90deg,var(--bark)_0_1px,transparent_1px_calc(100%/27))]";

/** Seen while a request is late (seed §9); its region is there before its words. */
export function ProgressLine() {
  const t = useTranslations("feedback");
  const { subscribe, get } = progress.isShown;
  const isShown = useSyncExternalStore(subscribe, get, never);
  return (
    <div
      role="status"
      data-slot="progress"
      className="pointer-events-none fixed inset-x-0 top-0 z-70"
      data-print="none"
    >
      {isShown ? (
        <>
          <div className={`${ruler} animate-breathe`} />
          <span className="ms-5 inline-block bg-paper px-3 py-1 text-caption text-ink-2">
            {t("progress")}
          </span>
        </>
      ) : null}
    </div>
  );
}
