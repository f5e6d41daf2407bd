"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { HofDetail } from "@/lib/contract/boards/hof";
import { BoardForm, type ErrorOf } from "../board/form/board-form";
import { BoardWords } from "../board/form/text-fields";
import { type BoardForm as Form, useBoardForm } from "../board/form/use-board-form";
import { useRereadForm } from "../board/form/use-reread-form";
import { CertificatePanel } from "./certificate-panel";
import { ConsentPanel } from "./consent-panel";
import { FeatPanel } from "./feat-panel";
import type { HofBoard } from "./hof";
import type { HofDraft } from "./hof-draft";
import { NamesPanel } from "./names-panel";

export type HofFormProps = { form: Form<HofDraft, HofDetail>; errorOf: ErrorOf };
type Props = { board: HofBoard; record: HofDetail | null; canSave: boolean; unmask: ReactNode };

/** An entry: what was done, by whom, with whose consent, and its certificate. */
export function HofForm({ board, record, canSave, unmask }: Props) {
  const t = useTranslations("ishm.hof.form");
  const form = useBoardForm({ board, record, canSave });
  const { latest, reread } = useRereadForm(form, record);
  return (
    <BoardForm
      form={form}
      sentenceOf={({ field, reason }) => {
        if (field === "type") return t("typeNeeded");
        if (field === "courseCode") return t("courseNeeded");
        if (field === "memberName" && reason === "required") return t("nameNeeded");
        if (field === "consentHow") return t("consentHowNeeded");
        return field === "consentOn" ? t("consentOnNeeded") : null;
      }}
      texts={(panel) => (
        <BoardWords
          of={panel}
          name="clubUsed"
          label={t("clubUsed")}
          hint={t("clubUsedHint")}
          maxLength={30}
        />
      )}
      below={(errorOf) => (
        <>
          <FeatPanel form={form} errorOf={errorOf} />
          <NamesPanel form={form} errorOf={errorOf} unmask={unmask} />
          <CertificatePanel form={form} errorOf={errorOf} />
        </>
      )}
      settings={(errorOf) => (
        <ConsentPanel form={form} errorOf={errorOf} latest={latest} onChanged={reread} />
      )}
    />
  );
}
