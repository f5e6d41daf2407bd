"use client";

import { type ReactNode, useEffect } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { pathWithoutLocale } from "@/lib/web/routing/locale";
import { inLanguageOf } from "@/lib/web/runtime/addresses";
import { goBack } from "@/lib/web/runtime/back";
import { page } from "@/lib/web/runtime/page";

/** On the not-found page: an address that has moved leads on (seed §7, route rules). */
export function RouteRule() {
  useEffect(() => {
    const here = window.location.pathname;
    void movedTo(pathWithoutLocale(here)).then((to) => {
      if (to) page.replace(inLanguageOf(here, to));
    });
  }, []);
  return null;
}

/** Back to the page before; to the home page when there is none, or it was a close page (seed §2). */
export function BackButton({ home, children }: { home: string; children: ReactNode }) {
  return (
    <button type="button" onClick={() => goBack(home)} className={buttonStyle("quiet", "medium")}>
      {children}
    </button>
  );
}

/** Where an address that leads nowhere has moved to (seed §7, route rules); null for nowhere and for no answer. */
async function movedTo(path: string): Promise<string | null> {
  try {
    const response = await fetch(`/route-rules?path=${encodeURIComponent(path)}`);
    const { redirect } = (await response.json()) as { redirect?: { to?: unknown } | null };
    const to = redirect?.to;
    return isOwnPath(to) ? to : null;
  } catch {
    return null;
  }
}

function isOwnPath(to: unknown): to is string {
  return typeof to === "string" && /^\/(?![/\\])/.test(to);
}
