"use client";

import type { ReactNode } from "react";
import type { Language } from "@/lib/shared/languages";
import { Loading, NotLoaded } from "./loading";
import { Pages } from "./pages";

export const pageSize = 10;
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
      <ul className={className ?? "border-t border-pine-800"}>{data.list.map(renderRow)}</ul>
      <Pages page={data.page} total={data.total} size={pageSize} onPage={onPage} />
    </>
  );
}

/** The query of such a page. */
export function pageQuery(page: number, lang: Language) {
  return { page: String(page), size: String(pageSize), lang };
}

export const listOptions = { handled: true, keepPreviousData: true } as const;
