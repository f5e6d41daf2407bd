"use client";

import { useTranslations } from "next-intl";
import { type FocusEvent, type ReactNode, useSyncExternalStore } from "react";
import { type ToastEntry, type ToastPosition, type ToastTone, toasts } from "@/lib/web/runtime/toasts";
import { Bar, BarButton } from "./bar";
import { RetryBar } from "./retry-bar";

const none: readonly ToastEntry[] = [];
const { subscribe, get } = toasts.state;

const places: Record<ToastPosition, string> = {
  top: "top-24",
  middle: "top-1/2 -translate-y-1/2",
  bottom: "bottom-24",
};
const positions = Object.keys(places) as ToastPosition[];

const live: Record<ToastTone, { role: string; "aria-live": "polite" | "assertive" }> = {
  status: { role: "status", "aria-live": "polite" },
  alert: { role: "alert", "aria-live": "assertive" },
};

function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget)) toasts.release("focus");
}

/** Toasts at their places, bars at the bottom; the live regions are there before any text. */
export function ToastRegions() {
  const t = useTranslations("feedback");
  const shown = useSyncExternalStore(
    subscribe,
    () => get().shown,
    () => none,
  );
  const bars = shown.filter(({ kind }) => kind !== "toast");
  return (
    <div data-slot="toasts" data-print="none">
      {positions.map((position) => (
        <div
          key={position}
          {...live.status}
          className={`pointer-events-none fixed inset-x-4 z-60 flex flex-col items-center gap-2 ${places[position]}`}
        >
          {shown
            .filter((one) => one.kind === "toast" && one.position === position)
            .map(({ id, text }) => (
              <p
                key={id}
                data-slot="toast"
                className="flex min-h-14 max-w-full items-center rounded-control bg-pine-900 px-6 py-2 font-semibold text-on-dark shadow-pop"
              >
                {text}
              </p>
            ))}
        </div>
      ))}
      <section
        aria-label={t("toastHistory")}
        className="pointer-events-none fixed inset-x-4 bottom-34 z-60 flex flex-col items-center gap-2 min-[600px]:bottom-20"
        onPointerEnter={() => toasts.hold("pointer")}
        onPointerLeave={() => toasts.release("pointer")}
        onFocus={() => toasts.hold("focus")}
        onBlur={onBlur}
      >
        <BarList tone="status" bars={bars} />
        <BarList tone="alert" bars={bars}>
          <RetryBar />
        </BarList>
      </section>
    </div>
  );
}

type BarListProps = { tone: ToastTone; bars: readonly ToastEntry[]; children?: ReactNode };

function BarList({ tone, bars, children }: BarListProps) {
  const t = useTranslations("feedback");
  return (
    <div {...live[tone]} aria-atomic="false" className="flex max-w-full flex-col items-center gap-2">
      {bars
        .filter((bar) => bar.tone === tone)
        .map(({ id, text, actions }) => (
          <Bar
            key={id}
            tone={tone}
            actions={
              actions ? (
                <>
                  <BarButton onClick={() => toasts.close(id)}>{actions.cancel}</BarButton>
                  <BarButton onClick={() => toasts.close(id, true)}>{actions.confirm}</BarButton>
                </>
              ) : (
                <BarButton onClick={() => toasts.close(id)} label={t("dismiss")}>
                  ×
                </BarButton>
              )
            }
          >
            {text}
          </Bar>
        ))}
      {children}
    </div>
  );
}
