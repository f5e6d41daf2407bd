"use client";

import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { MemberLink } from "./member-link";

export type LineNavItem = { id: string; name: string; href: string };
type Props = { label: string; items: readonly LineNavItem[]; current: string; className?: string };

/** The pages of a part in one line, or in two; on a phone it moves sideways, with the present page in sight. */
export function LineNav({ label, items, current, className }: Props) {
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    const link = frame.current?.querySelector<HTMLElement>("[aria-current]");
    if (frame.current && link) frame.current.scrollLeft = link.offsetLeft - frame.current.offsetLeft - 20;
  }, []);

  return (
    <nav
      ref={frame}
      aria-label={label}
      className={clsx(
        "-mx-[clamp(1.25rem,5.55vw,5rem)] contain-inline-size overflow-x-auto [scrollbar-color:var(--line-2)_transparent] [scrollbar-width:thin] border-b border-line px-[clamp(1.25rem,5.55vw,5rem)] min-[37.5rem]:mx-0 min-[37.5rem]:px-0",
        className,
      )}
    >
      <ul className="flex gap-x-5 min-[37.5rem]:flex-wrap min-[56.25rem]:gap-x-4">
        {items.map(({ id, name, href }) => (
          <li key={id} className="shrink-0">
            <MemberLink
              href={href}
              aria-current={id === current ? "page" : undefined}
              className={clsx(
                "flex min-h-12 items-center border-b-3 text-caption focus-visible:-outline-offset-3",
                id === current
                  ? "border-bark font-semibold text-ink"
                  : "border-transparent text-ink-2 hover:border-line-2 hover:text-ink",
              )}
            >
              {name}
            </MemberLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
