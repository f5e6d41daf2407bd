"use client";

import { useSession } from "@/components/feedback/session-provider";
import type { ActingFor } from "@/lib/contract/accounts/auth";
import type { DelegatedAct } from "@/lib/shared/delegated-acts";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { paths } from "@/lib/web/routing/paths";

/** The pages that a delegate can use, with the acts of which one is needed. */
export const delegatePages = [
  { part: "times", path: () => paths.reservation(), acts: ["BOOK", "CHANGE"] },
  { part: "bookings", path: memberPaths.my.bookings, acts: ["BOOK", "CHANGE", "CANCEL"] },
  { part: "waitings", path: () => memberPaths.my.waitings(), acts: ["BOOK", "CANCEL", "OFFER"] },
  { part: "draws", path: paths.draws.list, acts: ["DRAW"] },
] as const satisfies readonly { part: string; path: () => string; acts: readonly DelegatedAct[] }[];

/** Of them, those that the permission opens. */
export function pagesFor(acts: readonly DelegatedAct[]) {
  return delegatePages.filter((one) => one.acts.some((act) => acts.includes(act)));
}

/** In whose name this browser acts, and the name; null for nobody but the own. */
export function useActingFor(): (ActingFor & { name: string }) | null {
  const { session } = useSession();
  if (!session?.signedIn || !session.user.acting) return null;
  return { ...session.user.acting, name: session.user.name };
}
