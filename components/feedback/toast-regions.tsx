"use client";

import { useTranslations } from "next-intl";
import { type FocusEvent, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { retryQueue } from "@/lib/web/runtime/retry-queue";
import { type ToastEntry, type ToastPosition, type ToastTone, toasts } from "@/lib/web/runtime/toasts";

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
        className="pointer-events-none fixed inset-x-4 bottom-34 z-60 flex flex-col items-center gap-2 min-[37.5rem]:bottom-20"
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
            isChoice={actions !== undefined}
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

const zero = () => 0;

/** Requests that got no answer: sent again together, by hand or when the network is back, or given up (seed §8). */
function RetryBar() {
  const t = useTranslations("feedback");
  const count = useSyncExternalStore(retryQueue.count.subscribe, retryQueue.count.get, zero);

  useEffect(() => {
    window.addEventListener("online", retryQueue.retryAll);
    return () => window.removeEventListener("online", retryQueue.retryAll);
  }, []);

  if (count === 0) return null;
  return (
    <Bar
      tone="alert"
      isChoice
      actions={
        <>
          <BarButton onClick={retryQueue.discardAll}>{t("retry.discard")}</BarButton>
          <BarButton onClick={retryQueue.retryAll}>{t("retry.action")}</BarButton>
        </>
      }
    >
      <strong>{t("retry.title")}</strong> {t("retry.message", { count })}
    </Bar>
  );
}

/** `isChoice`: the actions are words, which stand under the sentence where both would not fit. */
type Props = { tone: ToastTone; children: ReactNode; actions?: ReactNode; isChoice?: boolean };

const tick = "M4 10.5l4 4 8-9";
const warning = "M10 3L2.5 16.5h15L10 3zM10 8v4M10 14.2v.1";

/** One bar of the bottom stack: a sign, the words, what can be done. */
function Bar({ tone, children, actions, isChoice = false }: Props) {
  const ground = tone === "alert" ? "bg-bad" : "bg-pine-900";
  const [wrap, words] = isChoice ? ["max-sm:flex-wrap max-sm:justify-end", "max-sm:basis-3/4"] : ["", ""];
  return (
    <div
      data-slot="toast-bar"
      data-tone={tone}
      className={`pointer-events-auto flex min-h-14 w-fit max-w-160 items-center gap-x-3 rounded-control px-5 py-1.5 font-semibold text-on-dark shadow-pop ${wrap} ${ground}`}
    >
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="shrink-0"
      >
        <path d={tone === "alert" ? warning : tick} />
      </svg>
      <p className={`min-w-0 flex-auto py-2 ${words}`}>{children}</p>
      {actions}
    </div>
  );
}

type BarButtonProps = { onClick(): void; children: ReactNode; label?: string };

/** A button that takes its bar away takes the pointer and the focus with it, without an event that says so. */
function BarButton({ onClick, children, label }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => {
        toasts.releaseAll();
        onClick();
      }}
      className="min-h-11 min-w-11 shrink-0 rounded-control px-3 decoration-1 underline-offset-[0.4em] outline-on-dark not-[[aria-label]]:underline hover:decoration-2"
    >
      {children}
    </button>
  );
}
