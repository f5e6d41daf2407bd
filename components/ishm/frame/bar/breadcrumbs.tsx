"use client";

import { useTranslations } from "next-intl";
import { menuTrail, officeMenuEntries } from "@/lib/web/office/office-menus";
import { OfficeLink } from "../office-link";
import { useOffice } from "../root/office-context";
import { useLastAddress, useScreenLocation } from "../root/screens-context";

export type Crumb = { label: string; href?: string };

type Props = { title: string; crumbs: readonly Crumb[] };

/** The way to a screen: group, menu, what the screen itself names between, and the screen. */
export function Breadcrumbs({ title, crumbs }: Props) {
  const t = useTranslations("ishm.layout");
  const lastAddress = useLastAddress();
  const steps = useSteps(title, crumbs);
  // On its own the screen's title would only be said twice.
  if (steps.length === 0) return null;
  return (
    <nav aria-label={t("way")} className="mb-1">
      <ol className="flex flex-wrap items-center gap-x-2 text-chip text-ink-3">
        {steps.map(({ label, href }, at) => {
          const isCurrent = at === steps.length - 1;
          return (
            <li
              key={`${label} ${href ?? ""}`}
              aria-current={isCurrent ? "page" : undefined}
              className="after:ms-2 after:content-['/'] last:after:hidden"
            >
              {href && !isCurrent ? (
                <OfficeLink href={lastAddress(href)} className="link">
                  {label}
                </OfficeLink>
              ) : (
                label
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function useSteps(title: string, crumbs: readonly Crumb[]): Crumb[] {
  const { menus } = useOffice();
  const { path } = useScreenLocation();
  const trail = menuTrail(officeMenuEntries(menus), path);
  const menu = trail.map(({ name, path: href }): Crumb => (href ? { label: name, href } : { label: name }));
  const between = crumbs.filter(({ href }) => !trail.some((entry) => entry.path === href));
  if (menu.length === 0 && between.length === 0) return [];
  const isMenuItself = trail.at(-1)?.path === path && between.length === 0;
  return isMenuItself ? menu : [...menu, ...between, { label: title }];
}
