"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { formatTime } from "@/lib/shared/time/date-format";
import type { KeptDraft } from "@/lib/web/boards/draft-store";
import { isFields } from "@/lib/web/boards/revival";
import { officeMenus } from "@/lib/web/office/office-menus";
import { browserStorage, readJson } from "@/lib/web/runtime/storage";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FoundDraft } from "../../board/form/found-draft";
import { FormFoot } from "../../form/form-foot";
import { OfficeForm } from "../../form/office-form";
import { useOffice } from "../../frame/root/office-context";
import { PoolPanel } from "../run/pool-panel";
import { type DrawDefaults, type DrawDraft, type DrawRow, isDrawDraft } from "./draw-draft";
import { DrawRulesPanel, DrawTextsPanel, TimelinePanel } from "./draw-panels";
import { QuotasPanel } from "./quotas-panel";
import { TemplatePanel } from "./template-panel";
import { useDrawForm } from "./use-draw-form";

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

type Form = { draft: DrawDraft; isDirty: boolean; replace: (draft: DrawDraft) => void };

const pauseMs = 1500;

/**
 * What is typed into the form of a draw is kept in this browser a moment after the typing pauses, until it is saved or taken
 * back. What was kept before waits for a decision (`found`); until then nothing is kept over it.
 */
function useKeptDraw(drawPostIdx: number, { draft, isDirty, replace }: Form) {
  const { clubCode, adminIdx, now } = useOffice();
  const key = `clubfront.draft:${clubCode}:${adminIdx}:draw:${drawPostIdx}`;
  const [found, setFound] = useState<KeptDraft | null>(() => readKept(key));
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const isKeeping = found === null && isDirty;
  useEffect(() => {
    if (found !== null) return;
    if (!isKeeping) {
      browserStorage("local").removeItem(key);
      setKeptAt(null);
      return;
    }
    const keep = () => {
      const savedAt = now().toISOString();
      browserStorage("local").setItem(key, JSON.stringify({ payload: draft, savedAt }));
      setKeptAt(savedAt);
    };
    const timer = setTimeout(keep, pauseMs);
    return () => clearTimeout(timer);
  }, [key, draft, found, isKeeping, now]);
  return {
    found,
    keptAt,
    goOn() {
      if (found && isDrawDraft(found.payload)) replace(found.payload);
      setFound(null);
    },
    discard: () => setFound(null),
  };
}

function readKept(key: string): KeptDraft | null {
  const kept = readJson(browserStorage("local"), key);
  if (!isFields(kept) || !isDrawDraft(kept.payload) || typeof kept.savedAt !== "string") return null;
  return { payload: { ...kept.payload }, savedAt: kept.savedAt };
}
