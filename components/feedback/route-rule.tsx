"use client";

import { useEffect } from "react";
import { splitLocale } from "@/lib/web/routing/locale";
import { besides } from "@/lib/web/runtime/addresses";
import { page } from "@/lib/web/runtime/page";
import { movedTo } from "@/lib/web/runtime/site/route-rule";

/** On the not-found page: an address that has moved leads on (seed §7, route rules). */
export function RouteRule() {
  useEffect(() => {
    const here = window.location.pathname;
    void movedTo(splitLocale(here, "en").rest).then((to) => {
      if (to) page.replace(besides(here, to));
    });
  }, []);
  return null;
}
