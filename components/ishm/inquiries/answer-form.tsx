"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { vocState } from "@/lib/contract/code-values/vocs";
import type { VocOfficeDetail } from "@/lib/contract/inquiries/ops-vocs";
import { formatTime } from "@/lib/shared/time/date-format";
import { officeMenus } from "@/lib/web/office/office-menus";
import { RichTextField } from "../form/rich-text-field";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { AnswerPreview } from "./answer-preview";
import { TemplateChoice } from "./template-choice";
import { useAnswer } from "./use-answer";

type Props = {
  inquiry: VocOfficeDetail;
  /** The last answer is written anew: nobody is notified. */
  isCorrection: boolean;
  onReload: () => Promise<void>;
  onDone: () => void;
};

/** The answer as it is written: from a template or freely, saved as a draft, previewed, and sent. */
export function AnswerForm({ inquiry, isCorrection, onReload, onDone }: Props) {
  const t = useTranslations("ishm.inquiries.answer");
  const common = useTranslations("common");
  const { formats } = useOffice();
  const [isPreviewing, setPreviewing] = useState(false);
  const { writer, replyBy, vocIdx } = inquiry;
  const answer = useAnswer({ inquiry, isCorrection, onReload, onDone });
  const { html, savedAt, error, isBusy } = answer;
  return (
    <Panel title={isCorrection ? t("correct") : t("title")}>
      <TemplateChoice
        questionType={inquiry.questionType}
        lang={writer.lang}
        onInsert={(text) => answer.insert(text)}
      />
      {answer.isRead ? (
        <RichTextField
          key={answer.round}
          id="answer"
          label={t("label")}
          lang={writer.lang}
          value={html}
          error={error}
          isReadOnly={false}
          onChange={answer.change}
        />
      ) : (
        <Skeleton className="h-72 w-full" />
      )}
      <p className="text-ink-2">{t(isCorrection ? "quiet" : `tells.${replyBy}`)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" isBusy={isBusy} busyText={t("sending")} onClick={() => void answer.send()}>
          {t(isCorrection ? "saveCorrection" : "send")}
        </Button>
        <Button variant="outline" size="small" onClick={() => void answer.check().then(setPreviewing)}>
          <Icon name="eye" size={18} />
          {t("preview.open")}
        </Button>
        {isCorrection ? (
          <Button variant="quiet" size="small" onClick={answer.giveUp}>
            {common("cancel")}
          </Button>
        ) : null}
        <p role="status" className="text-ink-2">
          {savedAt ? t("kept", { time: formatTime(savedAt, formats) }) : null}
        </p>
      </div>
      <AnswerPreview
        vocIdx={vocIdx}
        html={html}
        lang={writer.lang}
        replyBy={replyBy}
        isOpen={isPreviewing}
        isQuiet={isCorrection}
        onClose={() => setPreviewing(false)}
      />
    </Panel>
  );
}

type AnswerPanelProps = { inquiry: VocOfficeDetail; onReload: () => Promise<void> };

/** Where an answer is written: a first one, one more, or the last one anew while the inquiry is open. */
export function AnswerPanel({ inquiry, onReload }: AnswerPanelProps) {
  const t = useTranslations("ishm.inquiries.answer");
  const { access } = useOffice();
  const [isCorrecting, setCorrecting] = useState(false);
  const { state } = inquiry;
  if (!access(officeMenus.inquiries.code).isUpdate) return null;
  if (state === vocState.closed || state === vocState.withdrawn)
    return <Panel title={t("title")}>{t(`over.${state}`)}</Panel>;
  if (state === vocState.answered && !isCorrecting) {
    return (
      <Panel title={t("title")}>
        <p className="text-ink-2">{t("done")}</p>
        <Button variant="outline" size="small" className="self-start" onClick={() => setCorrecting(true)}>
          {t("correct")}
        </Button>
      </Panel>
    );
  }
  return (
    <AnswerForm
      inquiry={inquiry}
      isCorrection={state === vocState.answered}
      onReload={onReload}
      onDone={() => setCorrecting(false)}
    />
  );
}
