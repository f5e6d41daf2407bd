import { useEffect } from "react";
import { forgetSession, leaveForLogin, meetSession, sessionLife, takeRenewal } from "@/lib/web/api/session";
import { isMemberPage } from "@/lib/web/runtime/addresses";
import { page } from "@/lib/web/runtime/page";
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

  useEffect(() => {
    if (accessTokenExpire !== null && refreshTokenExpire !== null) {
      sessionLife.open({ accessTokenExpire, refreshTokenExpire });
    } else sessionLife.stop();
  }, [accessTokenExpire, refreshTokenExpire]);

  useEffect(() => {
    if (isKnown && !isAdmin) adminMenuStore.clear();
  }, [isKnown, isAdmin]);

  useEffect(() => {
    const onLife = () => sessionLife.markActive();
    const options = { capture: true, passive: true };
    for (const sign of signsOfLife) window.addEventListener(sign, onLife, options);
    let deafen = whenIdle(() => {
      deafen = tabs.listen((news) => void hear(news));
    });
    // A page that comes back as it was left may have missed a sign-out.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void meetSession();
    };
    window.addEventListener("pageshow", onShow);
    return () => {
      for (const sign of signsOfLife) window.removeEventListener(sign, onLife, options);
      window.removeEventListener("pageshow", onShow);
      deafen();
    };
  }, []);
}

async function hear(news: TabNews): Promise<void> {
  switch (news.kind) {
    case "active":
      return sessionLife.markActive({ isElsewhere: true });
    case "renewed":
      return takeRenewal(news.ends);
    case "signed-in":
      return meetSession();
    case "locked":
      return lockOffice("followed") ? undefined : forgetSession();
    case "signed-out":
      return isMemberPage(page.path()) ? leaveForLogin() : forgetSession();
  }
}
