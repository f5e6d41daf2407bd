import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { createPreloader } from "@/lib/web/runtime/builds/preload";
import { whenIdle } from "@/lib/web/runtime/idle";

const outside = /^\/(hp|files|builds|session|ishm)(\/|$)/;
let preload: ((path: string) => void) | undefined;

/** Fetches the routes of links that the visitor points at or reaches by keyboard. */
export function usePreload(): void {
  const { prefetch } = useRouter();
  useEffect(() => {
    preload ??= createPreloader({ prefetch, whenIdle });
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const path = link && routeOf(link);
      if (path) preload?.(path);
    };
    const options = { passive: true };
    window.addEventListener("pointerover", onIntent, options);
    window.addEventListener("focusin", onIntent, options);
    return () => {
      window.removeEventListener("pointerover", onIntent);
      window.removeEventListener("focusin", onIntent);
    };
  }, [prefetch]);
}

/** The route of a link inside the site; null for files, other windows and the page itself. */
function routeOf(link: HTMLAnchorElement): string | null {
  const { origin, pathname } = window.location;
  if (link.origin !== origin || link.target || link.hasAttribute("download")) return null;
  if (link.pathname === pathname || outside.test(link.pathname)) return null;
  return link.pathname + link.search;
}
