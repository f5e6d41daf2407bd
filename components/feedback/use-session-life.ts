import { useEffect, useState } from "react";
import { type OwnSession, ownSession } from "@/lib/web/api/load-own-session";
import { awaitPart } from "@/lib/web/api/request-bus";
import { meetSession } from "@/lib/web/api/session";
import { adminMenuStore } from "@/lib/web/runtime/session/admin-menu-store";
import { lockOffice } from "@/lib/web/runtime/session/office-lock";
import { type TabNews, tabs } from "@/lib/web/runtime/session/tabs";
import { whenIdle } from "@/lib/web/runtime/timers";
import { useSession } from "./session-provider";

/** Events that count as activity (seed §4). */
const signsOfLife = ["click", "scroll", "mousemove", "keydown"] as const;

/** Keeps the session alive, or lets it end, in step with the other tabs. */
export function useSessionLife(): void {
  const { session } = useSession();
  const accessTokenExpire = session?.signedIn ? session.accessTokenExpire : null;
  const refreshTokenExpire = session?.signedIn ? session.refreshTokenExpire : null;
  const isAdmin = session?.signedIn && session.user.isAdmin;
  const isKnown = session !== undefined;
  const own = useOwnSession(accessTokenExpire !== null);

  useEffect(() => {
    if (!own) return;
    if (accessTokenExpire !== null && refreshTokenExpire !== null) {
      own.sessionLife.open({ accessTokenExpire, refreshTokenExpire });
    } else own.sessionLife.stop();
  }, [own, accessTokenExpire, refreshTokenExpire]);

  useEffect(() => {
    if (isKnown && !isAdmin) adminMenuStore.clear();
  }, [isKnown, isAdmin]);

  useEffect(() => {
    if (!own) return;
    const onLife = () => own.sessionLife.markActive();
    const options = { capture: true, passive: true };
    for (const sign of signsOfLife) window.addEventListener(sign, onLife, options);
    return () => {
      for (const sign of signsOfLife) window.removeEventListener(sign, onLife, options);
    };
  }, [own]);

  useEffect(() => {
    let deafen = whenIdle(() => {
      deafen = tabs.listen((news) => void hear(news));
    });
    // A page that comes back as it was left may have missed a sign-out.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void meetSession();
    };
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("pageshow", onShow);
      deafen();
    };
  }, []);
}

/** The life of a session, once somebody is signed in; it stays there for its end. */
function useOwnSession(isSignedIn: boolean): OwnSession | null {
  const [own, setOwn] = useState<OwnSession | null>(null);
  useEffect(() => {
    if (isSignedIn) void awaitPart(ownSession()).then(setOwn);
  }, [isSignedIn]);
  return own;
}

async function hear(news: TabNews): Promise<void> {
  if (news.kind === "signed-in") return meetSession();
  const { sessionLife, takeRenewal, forgetSession, followSignOut } = await ownSession();
  switch (news.kind) {
    case "active":
      return sessionLife.markActive({ isElsewhere: true });
    case "renewed":
      return takeRenewal(news.ends);
    case "locked":
      return lockOffice("followed") ? undefined : forgetSession();
    case "signed-out":
      return followSignOut(news.isWanted === true);
  }
}
