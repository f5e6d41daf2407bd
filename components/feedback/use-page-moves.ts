import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { focusQuietly, scrollToHash } from "@/lib/web/runtime/hash-scroll";
import { page } from "@/lib/web/runtime/page";
import { pathHistory } from "@/lib/web/runtime/path-history";

/** The path of the last effect in this document, over the change of layouts. */
let shown: string | null = null;

/**
 * After a move inside the site: remembered for going back, the hash's section reached, and the focus on the new page's
 * heading, as a fresh document would have it at the top (A-11; Next itself announces the title).
 */
export function usePageMoves(): void {
  const pathname = usePathname();

  useEffect(() => {
    pathHistory.visited(page.path());
    const isMove = shown !== null && shown !== pathname;
    shown = pathname;
    if (isMove && !window.location.hash) focusHeading();
    return scrollToHash(window.location.hash);
  }, [pathname]);

  useEffect(() => {
    let callOff = () => {};
    const onHash = () => {
      callOff();
      callOff = scrollToHash(window.location.hash);
    };
    // Next writes the hash of its links into the history itself, which fires no event.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (!link?.hash || link.pathname !== window.location.pathname) return;
      callOff();
      callOff = scrollToHash(link.hash);
    };
    window.addEventListener("hashchange", onHash);
    window.addEventListener("click", onClick);
    return () => {
      callOff();
      window.removeEventListener("hashchange", onHash);
      window.removeEventListener("click", onClick);
    };
  }, []);
}

function focusHeading(): void {
  const target =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (target) focusQuietly(target);
}
