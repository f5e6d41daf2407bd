"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { VocOfficeDetail } from "@/lib/contract/inquiries/ops-vocs";
import { formatTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { useOffice } from "../frame/root/office-context";
import { AnswerPanel } from "./answer-panel";
import { CarePanel } from "./care-panel";
import { Conversation } from "./conversation";
import { NotePanel } from "./note-panel";
import { RelatedPanel } from "./related-panel";
import { WriterPanel } from "./writer-panel";

type Props = { inquiry: VocOfficeDetail; unmask: ReactNode; onReload: () => Promise<void> };

/** How often the desk asks who else is at it. */
const askMs = 8000;

/** An inquiry on the desk: the talk and the answer, and beside them whose it is and what belongs to it. */
export function InquiryDesk({ inquiry, unmask, onReload }: Props) {
  const params = { id: String(inquiry.vocIdx) };
  const { data: desk } = useCall(
    "GET /ops/vocs/{id}/desk",
    { params },
    { handled: true, refreshInterval: askMs, revalidateOnMount: true },
  );
  const isOlder = desk !== undefined && desk.version > inquiry.version;
  return (
    <div className="grid items-start gap-5 min-[1100px]:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <Writers writers={desk?.writers ?? []} />
        {isOlder ? <Meanwhile onShow={() => void onReload()} /> : null}
        <Conversation inquiry={inquiry} />
        <AnswerPanel inquiry={inquiry} onReload={onReload} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <CarePanel inquiry={inquiry} assignee={desk ? desk.assignee : inquiry.assignee} />
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
