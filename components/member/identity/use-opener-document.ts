import { useEffect } from "react";
import { openerPolicyOf } from "@/lib/web/cache/opener-policy";
import { isAnyDirty } from "@/lib/web/runtime/dirty";
import { page } from "@/lib/web/runtime/page";

/**
 * A page that opens the provider's window needs the headers of such a page. Who came by a link inside the site still
 * has the document of another one: it is loaded anew, unless something typed would be lost.
 */
export function useOpenerDocument(): void {
  useEffect(() => {
    const [entry] = performance.getEntriesByType?.("navigation") ?? [];
    if (!entry || isAnyDirty()) return;
    const { pathname } = new URL(entry.name, window.location.href);
    if (openerPolicyOf(pathname) === "same-origin") page.reload();
  }, []);
}
