"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { useSession } from "@/components/feedback/session-provider";
import { JourneyFrame } from "@/components/member/shared/layout/journey-frame";
import { NoteLine, useJourneyNote } from "@/components/member/shared/layout/note-line";
import { safeReturnPath } from "@/lib/shared/addresses/safe-path";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { localePath } from "@/lib/web/routing/locale";
import { page } from "@/lib/web/runtime/page";
import { LoginSides } from "./login-sides";

type Props = {
  clubCode: string;
  /** Words that no password may consist of. */
  passwordWords: readonly string[];
  formats: ClubFormats;
  language: Language;
  defaultLanguage: Language;
};

/** Few have something to answer first. */
const loadPending = () => import("./pending-view").then(({ PendingView }) => PendingView);
const notes = ["passwordChanged", "dormantGone", "dormantOver", "dormantAwake"] as const;

/** The sign-in, and behind it what an account has to answer before it may go on; then the page that was wanted. */
export function LoginView(props: Props) {
  const t = useTranslations("login");
  const { session } = useSession();
  const wanted = useWantedPage(props.language, props.defaultLanguage);
  const note = useJourneyNote(notes);
  const hasLeft = useRef(false);
  const leave = () => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    page.open(wanted.path);
  };
  const user = session?.signedIn ? session.user : null;
  const isFree = user !== null && !user.pending;

  // Another tab has signed in, or the last answer is given.
  const onFree = useEffectEvent(leave);
  useEffect(() => {
    if (isFree) onFree();
  }, [isFree]);

  if (user?.pending) {
    return <LazyPart load={loadPending} props={{ ...props, user, pending: user.pending }} />;
  }
  return (
    <JourneyFrame title={t("title")} lead={wanted.isOffice ? t("adminLead") : t("lead")}>
      <NoteLine tone={note === "passwordChanged" ? "ok" : "warn"}>
        {note ? t(`notes.${note}`) : wanted.hasExpired ? t("expiredNotice") : null}
      </NoteLine>
      <LoginSides {...props} isOffice={wanted.isOffice} wantedPath={wanted.path} onSignedIn={leave} />
    </JourneyFrame>
  );
}

const never = () => () => {};

/**
 * Where the visitor wanted to go (`?next=`), read in the browser only: the page itself is cached and the same for all.
 * Only paths of this site are believed (S-76).
 */
function useWantedPage(language: Language, defaultLanguage: Language) {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => "",
  );
  const asked = new URLSearchParams(search);
  const next = safeReturnPath(asked.get("next"), "");
  return {
    path: next || localePath("/", language, defaultLanguage),
    isOffice: next.startsWith("/ishm"),
    hasExpired: asked.has("expired"),
  };
}
