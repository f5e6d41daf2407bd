"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useIsTyped } from "../form/use-is-typed";
import { useRecord } from "../form/use-record";
import { NoAccess } from "../frame/no-access";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { rangeText } from "./ip-block-draft";
import { IpBlockForm } from "./ip-block-form";

/** One entry, or a new one (`ipIdx` null). */
export function IpBlockEditorView({ ipIdx }: { ipIdx: number | null }) {
  const { access } = useOffice();
  const { isRead, isCreate } = access(officeMenus.ipBlocks.code);
  if (!isRead || (ipIdx === null && !isCreate)) return <NoAccess />;
  return ipIdx === null ? <NewEntry /> : <SavedEntry key={ipIdx} ipIdx={ipIdx} />;
}

function NewEntry() {
  const t = useTranslations("ishm.ipBlocks");
  return (
    <>
      <PageHead title={t("new")} crumbs={[{ label: t("title"), href: officePaths.ipBlocks() }]} />
      <IpBlockForm entry={null} />
    </>
  );
}

function SavedEntry({ ipIdx }: { ipIdx: number }) {
  const t = useTranslations("ishm.ipBlocks");
  const read = useCallback(
    (signal: AbortSignal | undefined) =>
      call("GET /ip-blocks/{id}", { params: { id: String(ipIdx) } }, { signal, handled: true }),
    [ipIdx],
  );
  const { record, failure, edition, reload } = useRecord(read, useIsTyped());
  return (
    <>
      <PageHead
        title={record ? rangeText(record) : t("edit")}
        crumbs={[{ label: t("title"), href: officePaths.ipBlocks() }]}
      />
      {record ? (
        <IpBlockForm key={edition} entry={record} />
      ) : failure ? (
        <OfficeFailure failure={failure} onRetry={() => void reload()} />
      ) : (
        <div aria-busy="true" className="rounded-panel border border-line bg-sheet p-6">
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </>
  );
}
