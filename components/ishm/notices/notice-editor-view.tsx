"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { call } from "@/lib/web/api/browser";
import { emptyNoticeDraft, noticeDraftOf } from "@/lib/web/office/notice-draft";
import { officeMenus } from "@/lib/web/office/office-menus";
import { preloadEditor } from "../editor/lazy-editor";
import { RecordBody } from "../form/record-body";
import { useIsTyped } from "../form/use-is-typed";
import { useRecord } from "../form/use-record";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { PageHead } from "../frame/page-head";
import { NoticeForm } from "./notice-form";
import { savedNoticeOf } from "./use-notice-form";

/** One notice, or a new one (`noticeIdx` null). */
export function NoticeEditorView({ noticeIdx }: { noticeIdx: number | null }) {
  const { access } = useOffice();
  const { isRead, isCreate } = access(officeMenus.notices.code);
  useEffect(preloadEditor, []);
  if (!isRead || (noticeIdx === null && !isCreate)) return <NoAccess />;
  return noticeIdx === null ? <NewNotice /> : <SavedNotice key={noticeIdx} noticeIdx={noticeIdx} />;
}

function NewNotice() {
  const t = useTranslations("ishm.notice");
  return (
    <>
      <PageHead title={t("new")} />
      <NoticeForm saved={null} initialDraft={emptyNoticeDraft()} />
    </>
  );
}

function SavedNotice({ noticeIdx }: { noticeIdx: number }) {
  const t = useTranslations("ishm.notice");
  // The form keeps what is typed, so another language of the screen changes nothing in it.
  const { language } = useOffice();
  const [lang] = useState(language);
  const read = useCallback(
    (signal: AbortSignal | undefined) => {
      const input = { params: { id: String(noticeIdx) }, query: { scope: "admin", lang } as const };
      return call("GET /notice/{id}", input, { handled: true, signal });
    },
    [noticeIdx, lang],
  );
  const record = useRecord(read, useIsTyped());
  return (
    <>
      <PageHead title={t("edit")} />
      <RecordBody of={record}>
        {(notice) => (
          <NoticeForm
            key={record.edition}
            saved={savedNoticeOf(notice)}
            initialDraft={noticeDraftOf(notice)}
          />
        )}
      </RecordBody>
    </>
  );
}
