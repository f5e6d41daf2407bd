"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Activity, type ReactNode, useLayoutEffect, useRef } from "react";
import { Settle } from "@/components/feedback/settle";
import { ScreenSkeleton } from "./office-skeleton";
import { LocationContext } from "./screens-context";
import type { useScreens } from "./use-screens";

type Props = { screens: ReturnType<typeof useScreens>; children: ReactNode };

/** The screen of the window's address, and hidden behind it those that are kept alive. */
export function KeepAliveScreens({ screens, children }: Props) {
  const path = usePathname();
  const search = useSearchParams().toString();
  useScrollMemory(screens, path);
  return (
    <>
      {children}
      {screens.alive.map((screen) => {
        const isShown = screen.path === path;
        return (
          <Activity key={`${screen.path} ${screen.edition}`} mode={isShown ? "visible" : "hidden"}>
            <LocationContext value={isShown ? { path, search } : screen}>
              <KeptScreen isShown={isShown}>{screen.element}</KeptScreen>
            </LocationContext>
          </Activity>
        );
      })}
    </>
  );
}

type KeptProps = { isShown: boolean; children: ReactNode };

/**
 * A screen, shown or hidden. Fields of two screens may have one id: the labels of a hidden one would name the fields of the
 * screen that is shown.
 */
function KeptScreen({ isShown, children }: KeptProps) {
  const frame = useRef<HTMLDivElement>(null);
  // A hidden screen is cleaned up like one that is removed.
  useLayoutEffect(() => {
    const { current } = frame;
    for (const label of current?.querySelectorAll("label[data-for]") ?? []) move(label, "data-for", "for");
    return () => {
      for (const label of current?.querySelectorAll("label[for]") ?? []) move(label, "for", "data-for");
    };
  }, []);
  return (
    <div ref={frame} data-kept={isShown ? undefined : ""}>
      <Settle placeholder={<ScreenSkeleton />}>{children}</Settle>
    </div>
  );
}

function move(element: Element, from: string, to: string): void {
  element.setAttribute(to, element.getAttribute(from) ?? "");
  element.removeAttribute(from);
}

/** A screen that comes back stands where it was scrolled to; a new one begins at its top. */
function useScrollMemory(screens: Props["screens"], path: string) {
  const { markScroll, scrollTopOf } = screens;
  const isThere = screens.alive.some((screen) => screen.path === path);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isThere) return;
    // The first screen of a document stands where the browser has it; to scroll would lay the page out before its first paint.
    if (!isFirst.current) window.scrollTo({ top: scrollTopOf(path), behavior: "instant" });
    isFirst.current = false;
  }, [path, isThere, scrollTopOf]);
  // Before the next paint: the screen that was left must not take the place that its successor is scrolled to for its own.
  useLayoutEffect(() => {
    const onScroll = () => markScroll(path, window.scrollY);
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [path, markScroll]);
}
