"use client";

import { createContext, type ReactNode, use, useLayoutEffect } from "react";
import { type Addressed, ownPathOf, publicAddress } from "@/lib/shared/addresses/menu-paths";
import { isLanguage } from "@/lib/shared/languages";
import { knowMovedMenus } from "@/lib/web/runtime/addresses";

const Addresses = createContext<readonly Addressed[]>([]);

type Props = { moved: readonly Addressed[]; children: ReactNode };

/** Tells the links of a page, and the runtime, which menus have another address than their own path. */
export function AddressProvider({ moved, children }: Props) {
  // Before the effects of the page inside: they lead to other addresses by it.
  useLayoutEffect(() => knowMovedMenus(moved), [moved]);
  return <Addresses value={moved}>{children}</Addresses>;
}

/** The public address of a path without language. */
export function usePublicAddress(): (path: string) => string {
  const moved = use(Addresses);
  return (path) => publicAddress(moved, path);
}

/** The public address of a link, with or without the prefix of a language. */
export function usePublicHref(): (href: string) => string {
  const moved = use(Addresses);
  return (href) => {
    if (moved.length === 0 || !href.startsWith("/")) return href;
    const first = href.split("/", 2)[1] ?? "";
    if (!isLanguage(first)) return publicAddress(moved, href);
    return `/${first}${publicAddress(moved, href.slice(first.length + 1))}`;
  };
}

/** The own path of the page at a path: the server knows a page by it, the browser by the public address. */
export function useScreenPath(): (path: string) => string {
  const moved = use(Addresses);
  return (path) => ownPathOf(moved, path);
}
