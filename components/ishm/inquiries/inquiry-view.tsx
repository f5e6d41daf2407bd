"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useEffect } from "react";
import { Button } from "@/components/ui/button";
import type { VocOfficeDetail } from "@/lib/contract/inquiries/ops-vocs";
import { formatTime } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { withEditor } from "../editor/lazy-editor";
import { RecordBody } from "../form/record-body";
import { useRecord } from "../form/use-record";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { useUnmask } from "../people/use-unmask";
import { AnswerPanel } from "./answer-form";
import { CarePanel } from "./care-panel";
import { Conversation } from "./conversation";
import { NotePanel } from "./note-panel";
import { RelatedPanel, WriterPanel } from "./related-panel";
import { useRefreshInquiries } from "./use-refresh-inquiries";

/** One inquiry: what was said, who takes care of it, and the answer. */
export function InquiryView({ vocIdx }: { vocIdx: number }) {
  const { access } = useOffice();
  const { isRead } = access(officeMenus.inquiries.code);
  return isRead ? <Inquiry key={vocIdx} vocIdx={vocIdx} /> : <NoAccess />;
}

function Inquiry({ vocIdx }: { vocIdx: number }) {
  const t = useTranslations("ishm.inquiries");
  const { language: lang } = useOffice();
  const { unmaskReason, control } = useUnmask(vocIdx);
  const refresh = useRefreshInquiries();
  const read = useCallback(
    (signal: AbortSignal | undefined) =>
      withEditor(
        call(
          "GET /ops/vocs/{id}",
          {
            params: { id: String(vocIdx) },
            query: { lang, ...(unmaskReason ? { reason: unmaskReason } : {}) },
          },
          { signal, handled: true },
        ),
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
        {(inquiry) => <InquiryPanels inquiry={inquiry} unmask={control} onReload={record.reload} />}
      </RecordBody>
    </>
  );
}

type Props = { inquiry: VocOfficeDetail; unmask: ReactNode; onReload: () => Promise<void> };

/** How often the screen asks who else is writing an answer. */
const askMs = 8000;

/** An inquiry at work: the conversation and the answer; to the side assignee, writer, note, related records. */
function InquiryPanels({ inquiry, unmask, onReload }: Props) {
  const params = { id: String(inquiry.vocIdx) };
  const { data: state } = useCall(
    "GET /ops/vocs/{id}/desk",
    { params },
    { handled: true, refreshInterval: askMs, revalidateOnMount: true },
  );
  const isOlder = state !== undefined && state.version > inquiry.version;
  return (
    <div className="grid items-start gap-5 min-[68.75rem]:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <Writers writers={state?.writers ?? []} />
        {isOlder ? <Meanwhile onShow={() => void onReload()} /> : null}
        <Conversation inquiry={inquiry} />
        <AnswerPanel inquiry={inquiry} onReload={onReload} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <CarePanel inquiry={inquiry} assignee={state ? state.assignee : inquiry.assignee} />
        <WriterPanel inquiry={inquiry} unmask={unmask} />
        <NotePanel inquiry={inquiry} onReload={onReload} />
        <RelatedPanel inquiry={inquiry} />
      </div>
    </div>
  );
}

function Writers({ writers }: { writers: readonly { adminIdx: number; name: string; savedAt: string }[] }) {
  const t = useTranslations("ishm.inquiries.desk");
  const { formats } = useOffice();
  return (
    <div role="status" className="contents">
      {writers.map(({ adminIdx, name, savedAt }) => (
        <p key={adminIdx} className="bg-warn-tint px-4 py-3 text-warn">
          {t("writes", { name, time: formatTime(savedAt, formats) })}
        </p>
      ))}
    </div>
  );
}

function Meanwhile({ onShow }: { onShow: () => void }) {
  const t = useTranslations("ishm.inquiries.desk");
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-info-tint px-4 py-3 text-info">
      <span className="grow">{t("meanwhile")}</span>
      <Button size="small" variant="outline" onClick={onShow}>
        {t("show")}
      </Button>
    </p>
  );
}
