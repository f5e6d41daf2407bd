"use client";

import { type ReactNode, useEffect } from "react";
import { Breadcrumbs, type Crumb } from "./bar/breadcrumbs";
import { useOffice } from "./root/office-context";
import { useScreenTitle } from "./root/screens-context";
import { SetupReturn } from "./setup-return";

const noCrumbs: readonly Crumb[] = [];

type Props = {
  title: string;
  /** Breadcrumbs between the menu and this screen; those of the menu and its groups are added. */
  crumbs?: readonly Crumb[];
  lead?: ReactNode;
  actions?: ReactNode;
};

/** The head of a screen, with the way to it. Its title names the window and takes the focus after a navigation (checklist A-11). */
export function PageHead({ title, crumbs = noCrumbs, lead, actions }: Props) {
  const { clubName } = useOffice();
  useScreenTitle(title);
  useEffect(() => {
    document.title = `${title} · ${clubName}`;
  }, [title, clubName]);
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <SetupReturn />
        <Breadcrumbs title={title} crumbs={crumbs} />
        <h1 tabIndex={-1} className="font-display text-title">
          {title}
        </h1>
        {lead ? <p className="mt-0.5 text-ink-2">{lead}</p> : null}
      </div>
      {actions ? (
        <div data-print="none" className="flex flex-wrap items-center gap-2">
          {actions}
        </div>
      ) : null}
    </div>
  );
}
