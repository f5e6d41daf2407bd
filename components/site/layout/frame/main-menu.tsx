"use client";

import { useTranslations } from "next-intl";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { Sign } from "@/components/ui/layout/signs";
import { SiteLink } from "../site-link";

type MenuLink = { code: string; name: string; href: string };
type Props = { links: readonly MenuLink[] };

/**
 * The menus in one row. Those that find no room there, since a name is signed in or the reader's letters are larger, are
 * listed behind "More". The row wraps and shows its first line only, so that the browser itself measures.
 */
export function MainMenu({ links }: Props) {
  const t = useTranslations("header");
  const row = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(links.length);

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const observer = new ResizeObserver(() => setFitting(firstLineCount(list)));
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const rest = links.slice(fitting);
  return (
    <nav aria-label={t("mainMenu")} className="header-row min-w-48 flex-1 items-start gap-x-3">
      <ul ref={row} className="main-menu">
        {links.map((link, place) => (
          <li key={link.code} className={place < fitting ? undefined : "invisible"}>
            <SiteLink href={link.href} className="nav-link">
              {link.name}
            </SiteLink>
          </li>
        ))}
      </ul>
      {rest.length > 0 ? <MoreMenus links={rest} /> : null}
    </nav>
  );
}

function firstLineCount({ children }: HTMLUListElement): number {
  const items = [...children].filter((item) => item instanceof HTMLElement);
  const wrapped = items.findIndex((item) => item.offsetTop > (items[0]?.offsetTop ?? 0));
  return wrapped < 0 ? items.length : wrapped;
}

function MoreMenus({ links }: Props) {
  const t = useTranslations("header");
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => box.current?.removeAttribute("open");
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  return (
    <details
      ref={box}
      className="more-menus"
      onBlur={closeBehind}
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !box.current?.open) return;
        close();
        box.current.querySelector("summary")?.focus();
      }}
    >
      <summary className="nav-link cursor-pointer gap-1">
        {t("more")}
        <Sign name="chevron-down" size={16} />
      </summary>
      <ul className="more-menus-panel">
        {links.map((link) => (
          <li key={link.code}>
            <SiteLink href={link.href} onClick={close} className="nav-link">
              {link.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
