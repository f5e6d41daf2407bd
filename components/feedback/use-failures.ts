import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { ownSession } from "@/lib/web/api/load-own-session";
import { observeRequests } from "@/lib/web/api/request-bus";
import { isSigningOut } from "@/lib/web/api/session";
import { showAlert } from "@/lib/web/runtime/dialogs";
import { failureSentence, provideFailureTexts } from "@/lib/web/runtime/failure-sentence";
import { tabs } from "@/lib/web/runtime/session/tabs";
import { carryToast, takeCarriedToast, toastBar } from "@/lib/web/runtime/toasts";

type Translate = ReturnType<typeof useTranslations<"feedback">>;

let isLeaving = false;

/** Shows what callers do not show themselves, and takes whoever lost the session to the login screen (seed §8). */
export function useFailures(language: Language, clubCode: string, formats: ClubFormats | null): void {
  const t = useTranslations("feedback");

  useEffect(() => {
    provideFailureTexts({
      ofStatus: (status) => statusText(t, status),
      // Fetched with the first failure; without a network our own sentences do.
      ofServer: (wanted) =>
        import("@/lib/web/api/server-texts").then(({ serverFailureTexts }) =>
          serverFailureTexts(wanted, clubCode),
        ),
      formats,
    });
  }, [t, clubCode, formats]);

  useEffect(() => {
    const carried = takeCarriedToast();
    if (carried) toastBar(carried, { tone: "alert" });
  }, []);

  useEffect(
    () =>
      observeRequests((event) => {
        if (event.kind === "failed" && !event.handled) void report(event.failure, language);
        if (event.kind === "session-ended" && !isSigningOut()) {
          void once(() => leaveInvalid(event.failure, language));
        }
        if (event.kind === "session-expired") void once(() => leaveExpired(t));
      }),
    [t, language],
  );
}

/** The statuses with a sentence of our own, by their status texts (RFC 9110, 15), which HTTP/2 does not send. */
const knownStatuses = {
  "400": "Bad Request",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "Not Found",
  "405": "Method Not Allowed",
  "409": "Conflict",
  "413": "Content Too Large",
  "415": "Unsupported Media Type",
  "429": "Too Many Requests",
  "500": "Internal Server Error",
  "503": "Service Unavailable",
} as const;

/** Our own sentence for a status, with the status text beside it (seed §8); one without a sentence shows its code. */
function statusText(t: Translate, status: number): string {
  if (status === 0) return t("offline");
  const known = (Object.keys(knownStatuses) as (keyof typeof knownStatuses)[]).find(
    (one) => one === String(status),
  );
  return known
    ? t("besideStatus", { sentence: t(`status.${known}`), status: `${status} ${knownStatuses[known]}` })
    : t("besideStatus", { sentence: t("status.other"), status: String(status) });
}

async function report(failure: CallFailure, language: Language): Promise<void> {
  toastBar(await failureSentence(failure, language), { tone: "alert" });
}

/** Several requests may find the end at the same time. */
async function once(leave: () => Promise<void>): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  await leave();
  isLeaving = false;
}

/** 463: the detail as an error, seen on the login screen too, which is a new document. */
async function leaveInvalid(failure: CallFailure, language: Language): Promise<void> {
  const detail = failure.msgDetail || (await failureSentence(failure, language));
  toastBar(detail, { tone: "alert" });
  carryToast(detail);
  tabs.tell({ kind: "signed-out" });
  await (await ownSession()).leaveForLogin();
}

/** The alert waits for its answer; the sign-out behind it does not, since nobody may be there. */
async function leaveExpired(t: Translate): Promise<void> {
  const answered = showAlert({ title: t("tokenExpired.title"), message: t("tokenExpired.message") });
  await call("DELETE /member/logout", {}, { quiet: true });
  tabs.tell({ kind: "signed-out" });
  await answered;
  await (await ownSession()).leaveForLogin();
}
