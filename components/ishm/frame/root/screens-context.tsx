"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { createContext, type ReactNode, use, useEffect, useLayoutEffect } from "react";
import type { KeepAliveScreen } from "@/lib/web/office/keep-alive-screens";

type Screens = {
  alive: readonly KeepAliveScreen[];
  show: (path: string, element: ReactNode) => void;
  name: (path: string, title: string) => void;
  /** A screen begins anew: what was typed there is gone. */
  renew: (path: string) => void;
};

/** A screen's own address: that of the window while it is shown, its last one while it is hidden. */
type ScreenLocation = { path: string; search: string };

export const ScreensContext = createContext<Screens | null>(null);
export const LocationContext = createContext<ScreenLocation | null>(null);

/**
 * The content of a page of the back office. It is handed to the frame, which keeps it alive while another screen is
 * shown; without a frame (a test) it stands where it is.
 */
export function Screen({ children }: { children: ReactNode }) {
  const show = use(ScreensContext)?.show;
  const path = usePathname();
  useLayoutEffect(() => show?.(path, children), [show, path, children]);
  return show ? null : children;
}

/** The address of this screen. Screens ask here, not the router: a hidden one must not follow the window's address. */
export function useScreenLocation(): ScreenLocation {
  const own = use(LocationContext);
  const path = usePathname();
  const search = useSearchParams();
  return own ?? { path, search: search.toString() };
}

/** Gives the screen the name under which it is found again. */
export function useScreenTitle(title: string): void {
  const name = use(ScreensContext)?.name;
  const { path } = useScreenLocation();
  useEffect(() => name?.(path, title), [name, path, title]);
}

/** The address that a menu leads to: that of a screen that is kept alive with its last query. */
export function useLastAddress(): (path: string) => string {
  const alive = use(ScreensContext)?.alive ?? [];
  return (path) => {
    const search = alive.find((screen) => screen.path === path)?.search;
    return search ? `${path}?${search}` : path;
  };
}
