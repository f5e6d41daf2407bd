"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { createContext, type ReactNode, use, useEffect, useLayoutEffect } from "react";
import type { LiveScreen } from "@/lib/web/office/keep-alive";

type Screens = {
  kept: readonly LiveScreen[];
  show: (path: string, element: ReactNode) => void;
  name: (path: string, title: string) => void;
  /** A screen begins anew: what was typed there is gone. */
  renew: (path: string) => void;
};

/** A screen's own address: that of the window while it is looked at, its last one while it is kept. */
type Place = { path: string; search: string };

export const ScreensContext = createContext<Screens | null>(null);
export const PlaceContext = createContext<Place | null>(null);

/**
 * The content of a page of the back office. It is handed to the frame, which goes on keeping it when the user looks at
 * another screen; without a frame (a test) it stands where it is.
 */
export function Screen({ children }: { children: ReactNode }) {
  const show = use(ScreensContext)?.show;
  const path = usePathname();
  useLayoutEffect(() => show?.(path, children), [show, path, children]);
  return show ? null : children;
}

/** Where this screen stands. Screens ask here, not the router: a kept one must not follow the window's address. */
export function usePlace(): Place {
  const kept = use(PlaceContext);
  const path = usePathname();
  const search = useSearchParams();
  return kept ?? { path, search: search.toString() };
}

/** Gives the screen the name under which it is found again. */
export function useScreenTitle(title: string): void {
  const name = use(ScreensContext)?.name;
  const { path } = usePlace();
  useEffect(() => name?.(path, title), [name, path, title]);
}

/** The address that a menu leads to: a kept screen as it was left. */
export function useLastAddress(): (path: string) => string {
  const kept = use(ScreensContext)?.kept ?? [];
  return (path) => {
    const search = kept.find((screen) => screen.path === path)?.search;
    return search ? `${path}?${search}` : path;
  };
}
