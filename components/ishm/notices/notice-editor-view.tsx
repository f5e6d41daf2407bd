"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { emptyNoticeDraft, noticeDraftOf } from "@/lib/web/office/notice-draft";
import { officeMenus } from "@/lib/web/office/office-menus";
import { paths } from "@/lib/web/routing/paths";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { NoticeForm } from "./notice-form";
import { useFreshNotice } from "./use-fresh-notice";
import { savedNoticeOf } from "./use-notice-form";

/** One notice, or a new one (`noticeIdx` null). */
export function NoticeEditorView({ noticeIdx }: { noticeIdx: number | null }) {
  const { access } = useOffice();
  const { isRead, isCreate } = access(officeMenus.notices.code);
  if (!isRead || (noticeIdx === null && !isCreate)) return <NoAccess />;
  return noticeIdx === null ? <NewNotice /> : <SavedNotice key={noticeIdx} noticeIdx={noticeIdx} />;
}

function NewNotice() {
  const t = useTranslations("ishm.notice");
  return (
    <>
      <PageHead title={t("new")} crumbs={[{ label: t("title"), href: paths.office.notices() }]} />
      <NoticeForm saved={null} initialDraft={emptyNoticeDraft()} />
    </>
  );
}

function SavedNotice({ noticeIdx }: { noticeIdx: number }) {
  const t = useTranslations("ishm.notice");
  // The form keeps what is typed, so the texts are read once: another language of the screen changes nothing in them.
  const { language } = useOffice();
  const [lang] = useState(language);
  const { notice, failure, retry } = useFreshNotice(noticeIdx, lang);
  return (
    <>
      <PageHead title={t("edit")} crumbs={[{ label: t("title"), href: paths.office.notices() }]} />
      {notice ? (
        <NoticeForm saved={savedNoticeOf(notice)} initialDraft={noticeDraftOf(notice)} />
      ) : failure ? (
        <OfficeFailure failure={failure} onRetry={retry} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4 rounded-panel border border-line bg-sheet p-6">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </>
  );
}
