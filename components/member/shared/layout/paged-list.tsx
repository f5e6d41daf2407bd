"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/layout/empty-state";
import { pageSize } from "@/lib/web/my/page-query";
import { Loading, NotLoaded } from "./loading";
import { MemberLink } from "./member-link";

const loadPagination = () => import("@/components/ui/pagination").then(({ Pagination }) => Pagination);

type Answer<T> = {
  data?: { list: readonly T[]; total: number; page: number } | undefined;
  error?: unknown;
  mutate: () => Promise<unknown>;
};

type Props<T> = {
  answer: Answer<T>;
  onPage: (page: number) => void;
  empty: ReactNode;
  renderRow: (one: T) => ReactNode;
  className?: string;
};

/** A list of records, page by page, with what stands there when it is empty or cannot be read. */
export function PagedList<T>({ answer, onPage, empty, renderRow, className }: Props<T>) {
  const { data, error, mutate } = answer;
  if (!data) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  if (data.total === 0) return empty;
  return (
    <>
      <ul className={className ?? "rule-top"}>{data.list.map(renderRow)}</ul>
      <Pages page={data.page} total={data.total} size={pageSize} onPage={onPage} />
    </>
  );
}

export const listOptions = { handled: true, keepPreviousData: true } as const;

type NothingProps = { title: string; text?: string; action?: { word: string; href: string } };

/** Says that a list is empty, with a link to where an entry is made. */
export function Nothing({ title, text, action }: NothingProps) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        action ? (
          <ButtonLink as={MemberLink} variant="outline" href={action.href}>
            {action.word}
          </ButtonLink>
        ) : null
      }
    />
  );
}

type PagesProps = { page: number; total: number; size: number; onPage: (page: number) => void };

/** The pages of a list; nothing for a single one, which most members have. */
export function Pages({ page, total, size, onPage }: PagesProps) {
  const t = useTranslations("common");
  const pageCount = Math.ceil(total / size);
  if (pageCount <= 1) return null;
  const labels = {
    navigation: t("pages"),
    previous: t("previous"),
    next: t("next"),
    page: (one: number) => t("goToPage", { page: one }),
  };
  return (
    <LazyPart
      load={loadPagination}
      props={{ className: "mt-5", page, pageCount, onPage, labels }}
      placeholder={<div className="mt-5 h-9" />}
    />
  );
}
