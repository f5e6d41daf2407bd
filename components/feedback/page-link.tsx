"use client";

import { useRouter } from "next/navigation";
import { type ComponentPropsWithRef, type MouseEvent, startTransition } from "react";

export type PageLinkProps = Omit<ComponentPropsWithRef<"a">, "href"> & {
  href: string;
  /** Takes the place of this page in the history. */
  replace?: boolean;
  /** False leaves the page where it is scrolled to. */
  scroll?: boolean;
};

/**
 * A link between pages that loads the next one into this document. Of Next's own link it is what we use of it, without the
 * weight of the rest: what is fetched ahead, the runtime decides (`components/feedback/runtime.tsx`).
 */
export function PageLink({ replace = false, scroll = true, onClick, ...link }: PageLinkProps) {
  const router = useRouter();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || !isOfThisSite(link)) return;
    event.preventDefault();
    startTransition(() => router[replace ? "replace" : "push"](link.href, { scroll }));
  };
  const anchor = { ...link, onClick: open };
  return <a {...anchor} />;
}

/** A click that the browser would answer in this tab, without a key that says otherwise. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function isOfThisSite({ href, target, download }: ComponentPropsWithRef<"a"> & { href: string }): boolean {
  const isHere = !target || target === "_self";
  return (
    isHere && download === undefined && new URL(href, window.location.href).origin === window.location.origin
  );
}
