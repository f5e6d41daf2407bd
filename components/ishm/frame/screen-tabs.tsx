"use client";

import { useTranslations } from "next-intl";
import { menuScreens } from "@/lib/web/office/office-menus";
import { OfficeLink } from "./office-link";
import { useLastAddress, useScreenLocation } from "./root/screens-context";

/** The screens that share a menu, side by side. */
export function ScreenTabs({ of }: { of: keyof typeof menuScreens }) {
  const t = useTranslations("ishm.screens");
  const { path } = useScreenLocation();
  const lastAddress = useLastAddress();
  return (
    <nav aria-label={t("label")} className="mb-5 border-b border-line">
      <ul className="flex flex-wrap gap-x-6">
        {menuScreens[of].map((screen) => {
          const isCurrent = screen === path;
          return (
            <li key={screen}>
              <OfficeLink
                href={isCurrent ? screen : lastAddress(screen)}
                aria-current={isCurrent ? "page" : undefined}
                className="-mb-px inline-flex min-h-10 items-center border-b-3 border-transparent font-semibold text-ink-2 no-underline hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-ink"
              >
                {t(screen.split("/").at(-1) as "audit")}
              </OfficeLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
