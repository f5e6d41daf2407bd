"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { OfficeFailure } from "../frame/office-failure";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";

type Answer<Row> = {
  data?: { list: readonly Row[]; total: number };
  error?: CallFailure;
  mutate: () => unknown;
};
type Props<Row> = {
  title: string;
  empty: string;
  answer: Answer<Row>;
  keyOf: (row: Row) => number;
  /** Where all of them stand, when there are more than these. */
  allHref?: string;
  children: (row: Row) => ReactNode;
};

/** The latest few records of another kind about the same person, and the way to all of them. */
export function RelatedList<Row>({ title, empty, answer, keyOf, allHref, children }: Props<Row>) {
  const t = useTranslations("ishm.members");
  const { data, error, mutate } = answer;
  const more =
    data && allHref && data.total > data.list.length ? (
      <OfficeLink href={allHref} className="py-1 font-semibold hover:underline">
        {t("related.all", { count: data.total })}
      </OfficeLink>
    ) : null;
  return (
    <Panel title={title} side={more}>
      {data ? (
        data.list.length === 0 ? (
          <p className="text-ink-2">{empty}</p>
        ) : (
          <ul className="-my-2">
            {data.list.map((row) => (
              <li
                key={keyOf(row)}
                className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5 last:border-b-0"
              >
                {children(row)}
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <OfficeFailure failure={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </Panel>
  );
}
