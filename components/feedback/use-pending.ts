import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { isOpenWhilePending, pendingBesides } from "@/lib/web/runtime/addresses";
import { page } from "@/lib/web/runtime/page";
import { useSession } from "./session-provider";

/**
 * Whoever has something to answer since the sign-in (domain.md M1 `pending`) is led to it from every page, so that
 * neither a reload nor another tab goes around it; the front door does so for the pages of members and staff.
 */
export function usePending(): void {
  const { session } = useSession();
  const pathname = usePathname();
  const isPending = session?.signedIn === true && Boolean(session.user.pending);

  useEffect(() => {
    if (isPending && !isOpenWhilePending(pathname)) page.replace(pendingBesides(page.path()));
  }, [isPending, pathname]);
}
