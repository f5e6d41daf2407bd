"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { focusQuietly } from "@/lib/web/runtime/hash-scroll";
import { OfficeLockGuard } from "../../lock/office-lock-guard";
import { Shortcuts } from "../../shortcuts/shortcuts";
import { CommandBar } from "../bar/command-bar";
import { SideMenu } from "../bar/side-menu";
import { KeepAliveScreens } from "./keep-alive-screens";
import { ScreensContext } from "./screens-context";
import { useClosingGuard } from "./unsaved";
import { useScreens } from "./use-screens";

/** Narrow windows alone have it, once it is opened. */
const loadDrawer = () => import("./menu-drawer").then(({ MenuDrawer }) => MenuDrawer);

/** The manager layout (seed §2): side menu, command bar, screen. Below 900 px the menu is a drawer. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const t = useTranslations("ishm.layout");
  const common = useTranslations("common");
  const [isMenuOpen, setMenuOpen] = useState<boolean | null>(null);
  const screens = useScreens();
  useTitleFocus();
  useClosingGuard();
  return (
    <ScreensContext value={screens}>
      <OfficeLockGuard>
        <div className="flex min-h-dvh">
          <a href="#content" className="skip-link">
            {common("skipToContent")}
          </a>
          <aside
            data-print="none"
            aria-label={t("menu")}
            className="sticky top-0 hidden h-dvh w-54 shrink-0 overflow-y-auto bg-side [scrollbar-color:var(--on-dark-line)_transparent] [scrollbar-width:thin] min-[56.25rem]:flex"
          >
            <SideMenu />
          </aside>
          {isMenuOpen !== null ? (
            <LazyPart load={loadDrawer} props={{ isOpen: isMenuOpen, onOpenChange: setMenuOpen }} />
          ) : null}
          <div className="flex min-w-0 grow flex-col">
            <CommandBar onOpenMenu={() => setMenuOpen(true)} />
            <main id="content" tabIndex={-1} className="grow px-4 py-6 min-[56.25rem]:px-7">
              <KeepAliveScreens screens={screens}>{children}</KeepAliveScreens>
            </main>
          </div>
        </div>
        <Shortcuts />
      </OfficeLockGuard>
    </ScreensContext>
  );
}

/** After a navigation the new screen's title takes the focus, so that it is read out (checklist A-11). */
function useTitleFocus() {
  const path = usePathname();
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const titles = [...document.querySelectorAll<HTMLElement>("main h1")];
    const title = titles.find((one) => !one.closest("[data-kept]"));
    if (title) focusQuietly(title);
  }, [path]);
}
