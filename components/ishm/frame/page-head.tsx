"use client";

import { type ReactNode, useEffect } from "react";
import { useOffice } from "./office-context";
import { OfficeLink } from "./office-link";

type Crumb = { label: string; href?: string };

type Props = {
  title: string;
  crumbs?: readonly Crumb[];
  lead?: ReactNode;
  actions?: ReactNode;
};

/** The head of a screen. Its title names the window and takes the focus after a navigation (checklist A-11). */
export function PageHead({ title, crumbs = [], lead, actions }: Props) {
  const { clubName } = useOffice();
  useEffect(() => {
    document.title = `${title} · ${clubName}`;
  }, [title, clubName]);
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {crumbs.length > 0 ? (
          <ol className="mb-1 flex flex-wrap items-center gap-x-2 text-chip text-ink-3">
            {crumbs.map((crumb) => (
              <li key={crumb.label} className="after:ms-2 after:content-['/'] last:after:hidden">
                {crumb.href ? (
                  <OfficeLink href={crumb.href} className="link">
                    {crumb.label}
                  </OfficeLink>
                ) : (
                  crumb.label
                )}
              </li>
            ))}
          </ol>
        ) : null}
        <h1 tabIndex={-1} className="font-display text-title">
          {title}
        </h1>
        {lead ? <p className="mt-0.5 text-ink-2">{lead}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </div>
  );
}
