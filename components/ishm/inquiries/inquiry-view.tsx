"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect } from "react";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { preloadEditor } from "../editor/lazy-editor";
import { RecordBody } from "../form/record-body";
import { useRecord } from "../form/use-record";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { useUnmask } from "../people/use-unmask";
import { InquiryDesk } from "./inquiry-desk";
import { useRefreshInquiries } from "./use-refresh-inquiries";

/** One inquiry: what was said, who takes care of it, and the answer. */
export function InquiryView({ vocIdx }: { vocIdx: number }) {
  const { access } = useOffice();
  const { isRead, isUpdate } = access(officeMenus.inquiries.code);
  useEffect(() => {
    if (isUpdate) preloadEditor();
  }, [isUpdate]);
  return isRead ? <Inquiry key={vocIdx} vocIdx={vocIdx} /> : <NoAccess />;
}

function Inquiry({ vocIdx }: { vocIdx: number }) {
  const t = useTranslations("ishm.inquiries");
  const { language: lang } = useOffice();
  const { unmaskReason, control } = useUnmask(vocIdx);
  const refresh = useRefreshInquiries();
  const read = useCallback(
    (signal: AbortSignal | undefined) =>
      call(
        "GET /ops/vocs/{id}",
        {
          params: { id: String(vocIdx) },
          query: { lang, ...(unmaskReason ? { reason: unmaskReason } : {}) },
        },
        { signal, handled: true },
      ),
    [vocIdx, lang, unmaskReason],
  );
  const record = useRecord(read);
  const { edition } = record;
  useEffect(() => {
    // To open an inquiry changes its state: the inbox is older than that.
    if (edition > 0) void refresh();
  }, [edition, refresh]);
  return (
    <>
      <PageHead
        title={record.record?.title ?? t("one")}
        crumbs={[{ label: t("title"), href: officePaths.inquiries() }]}
      />
      <RecordBody of={record}>
        {(inquiry) => <InquiryDesk inquiry={inquiry} unmask={control} onReload={record.reload} />}
      </RecordBody>
    </>
  );
}
