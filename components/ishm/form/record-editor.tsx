"use client";

import { Fragment, type ReactNode, useCallback } from "react";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import type { Crumb } from "../frame/bar/breadcrumbs";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { RecordBody } from "./record-body";
import { useIsTyped } from "./use-is-typed";
import { useRecord } from "./use-record";

type Props<R> = {
  menu: { code: string };
  /** Null makes a new record. */
  idx: number | null;
  /** The list that the record is of. */
  list: Crumb;
  titles: { new: string; edit: string };
  /** The title of a record that is read. */
  nameOf: (record: R) => string;
  /** Always the same function: a new one reads anew. */
  read: (idx: number, signal: AbortSignal | undefined) => Promise<Result<R, CallFailure>>;
  /** The form that begins with a record, or with nothing. */
  children: (record: R | null) => ReactNode;
};

/** A record of a list on a screen of its own, or a new one. */
export function RecordEditor<R>(props: Props<R>) {
  const { menu, idx, list, titles, children } = props;
  const { access } = useOffice();
  const { isRead, isCreate } = access(menu.code);
  if (!isRead || (idx === null && !isCreate)) return <NoAccess />;
  if (idx !== null) return <SavedRecord key={idx} {...props} idx={idx} />;
  return (
    <>
      <PageHead title={titles.new} crumbs={[list]} />
      {children(null)}
    </>
  );
}

function SavedRecord<R>({ idx, list, titles, nameOf, read, children }: Props<R> & { idx: number }) {
  const readThis = useCallback((signal: AbortSignal | undefined) => read(idx, signal), [read, idx]);
  const found = useRecord(readThis, useIsTyped());
  const name = found.record === undefined ? "" : nameOf(found.record);
  return (
    <>
      <PageHead title={name || titles.edit} crumbs={[list]} />
      <RecordBody of={found}>
        {(record) => <Fragment key={found.edition}>{children(record)}</Fragment>}
      </RecordBody>
    </>
  );
}
