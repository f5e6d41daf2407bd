"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { vocState } from "@/lib/contract/code-values/vocs";
import type { VocOfficeDetail } from "@/lib/contract/inquiries/ops-vocs";
import { officeMenus } from "@/lib/web/office/office-menus";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { AnswerForm } from "./answer-form";

type Props = { inquiry: VocOfficeDetail; onReload: () => Promise<void> };

/** Where an answer is written: a first one, one more, or the last one anew while the inquiry is open. */
export function AnswerPanel({ inquiry, onReload }: Props) {
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
