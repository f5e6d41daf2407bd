import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { createBuildWatch, createReloadGuard, isChunkError } from "@/lib/web/runtime/builds";
import { isAnyDirty } from "@/lib/web/runtime/dirty";
import { logWarning } from "@/lib/web/runtime/log";
import { page } from "@/lib/web/runtime/page";
import { browserStorage } from "@/lib/web/runtime/storage";
import { whenIdle } from "@/lib/web/runtime/timers";
import { confirmBar } from "@/lib/web/runtime/toasts";

type Watch = ReturnType<typeof createBuildWatch>;

/** One for the document: it knows the build that the document came from. */
let watch: Watch | undefined;
const guard = createReloadGuard(browserStorage("session"));

function startedWatch(buildId: string | undefined): Watch {
  if (watch) return watch;
  watch = createBuildWatch({
    buildId,
    readJson,
    isDirty: isAnyDirty,
    mayReload: guard.claim,
    reload: page.reload,
    warn: logWarning,
  });
  whenIdle(() => void watch?.start());
  return watch;
}

/** Loads the page again after a failed part of the build or a new build, at most once in 10 s a path (seed §4). */
export function useBuildWatch(buildId?: string): void {
  const pathname = usePathname();
  const t = useTranslations("feedback");

  useEffect(() => {
    const onFocus = () => void startedWatch(buildId).focused();
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [buildId]);

  useEffect(() => {
    const lost = () =>
      void loadAgain({
        text: t("newVersion"),
        confirm: t("confirmOk"),
        cancel: t("confirmCancel"),
      });
    const onError = (event: ErrorEvent | Event) => {
      if (isChunkError("error" in event ? event.error : null) || isLostPart(event.target)) lost();
    };
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      if (isChunkError(reason)) lost();
    };
    // Captured, since the errors of script and link elements do not bubble.
    window.addEventListener("error", onError, true);
    window.addEventListener("unhandledrejection", onRejection);
    return () => {
      window.removeEventListener("error", onError, true);
      window.removeEventListener("unhandledrejection", onRejection);
    };
  }, [t]);

  useEffect(() => startedWatch(buildId).moved(pathname), [buildId, pathname]);
}

function isLostPart(target: EventTarget | null): boolean {
  if (target instanceof HTMLScriptElement) return target.src.includes("/_next/");
  return target instanceof HTMLLinkElement && target.rel === "stylesheet" && target.href.includes("/_next/");
}

/** A form in progress is asked first (checklist R-23); without a network the page at hand is the better one. */
async function loadAgain(texts: { text: string; confirm: string; cancel: string }): Promise<void> {
  if (!navigator.onLine) return;
  if (isAnyDirty() && !(await confirmBar(texts))) return;
  if (guard.claim(window.location.pathname)) page.reload();
}

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: "no-store" });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
