"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { formatTime } from "@/lib/shared/time/date-format";
import { officeMenus } from "@/lib/web/office/office-menus";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FoundDraft } from "../../board/form/found-draft";
import { FormFoot } from "../../form/form-foot";
import { OfficeForm } from "../../form/office-form";
import { useOffice } from "../../frame/root/office-context";
import { PoolPanel } from "../run/pool-panel";
import type { DrawDefaults, DrawRow } from "./draw-draft";
import { DrawRulesPanel } from "./draw-rules-panel";
import { DrawTextsPanel } from "./draw-texts-panel";
import { QuotasPanel } from "./quotas-panel";
import { TemplatePanel } from "./template-panel";
import { TimelinePanel } from "./timeline-panel";
import { useDrawForm } from "./use-draw-form";
import { useKeptDraw } from "./use-kept-draw";

type Props = {
  draw: DrawRow | null;
  defaults: DrawDefaults;
  onTyped?: (isTyped: boolean) => void;
  onLeave: () => void;
};

/** What is drawn, for whom, by when, and how it is told in each language. */
export function DrawForm({ draw, defaults, onTyped, onLeave }: Props) {
  const t = useTranslations("ishm");
  const common = useTranslations("common");
  const { access, formats } = useOffice();
  const rights = access(officeMenus.draws.code);
  const canSave = draw ? rights.isUpdate : rights.isCreate;
  const form = useDrawForm({ draw, defaults, canSave, onTyped, onLeave });
  const kept = useKeptDraw(draw?.drawPostIdx ?? 0, form);
  const { draft, errors, saving } = form;
  const part = { draft, errorOf: errors.of, isReadOnly: !canSave, onChange: form.change };
  return (
    <OfficeForm
      errors={errors}
      canSave={canSave}
      onSubmit={() => {
        if (errors.pass()) void saving.save(draft);
      }}
      conflict={{
        isOpen: saving.theirs !== null,
        onReload: () => form.settle(form.begin),
        onKeep: () => {
          form.settle(form.markSaved);
          toastBar(t("conflict.kept"));
        },
      }}
    >
      {kept.found ? <FoundDraft found={kept.found} onGoOn={kept.goOn} onDiscard={kept.discard} /> : null}
      {draw ? null : <TemplatePanel form={form} />}
      <PoolPanel {...part} drawPostIdx={draw?.drawPostIdx} onDates={form.changeDates} />
      <div className="grid items-start gap-5 min-[1100px]:grid-cols-2">
        <TimelinePanel {...part} onPropose={form.proposeTimes} />
        <DrawRulesPanel {...part} canNameBeacon={draw === null && defaults.canNameBeacon} />
      </div>
      <QuotasPanel {...part} />
      <DrawTextsPanel {...part} round={form.round} />
      <FormFoot
        canSave={canSave}
        isBusy={saving.isBusy}
        isDirty={form.isDirty}
        label={draw ? undefined : t("draws.form.publish")}
        note={kept.keptAt ? t("board.draft.kept", { time: formatTime(kept.keptAt, formats) }) : undefined}
      >
        <Button variant="quiet" size="small" onClick={() => void form.leave()}>
          {draw ? common("cancel") : t("draws.form.toList")}
        </Button>
      </FormFoot>
    </OfficeForm>
  );
}
