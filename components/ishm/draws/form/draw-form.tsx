"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { formatTime } from "@/lib/shared/time/date-format";
import type { SavedDraft } from "@/lib/web/boards/draft-store";
import { isFields } from "@/lib/web/boards/revival";
import { officeMenus } from "@/lib/web/office/office-menus";
import { browserStorage, readJson } from "@/lib/web/runtime/storage";
import { FoundDraft } from "../../board/form/found-draft";
import { FormFoot, FormFrame } from "../../form/form-frame";
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
  onLeave: () => void;
};

/** The form of a draw: pool, member types, times, rules, quotas and texts. */
export function DrawForm({ draw, defaults, onLeave }: Props) {
  const t = useTranslations("ishm");
  const common = useTranslations("common");
  const { access, formats } = useOffice();
  const rights = access(officeMenus.draws.code);
  const canSave = draw ? rights.isUpdate : rights.isCreate;
  const form = useDrawForm({ draw, defaults, canSave, onLeave });
  const saved = useSavedDraw(draw?.drawPostIdx ?? 0, form);
  const part = { draft: form.draft, errorOf: form.errorOf, isReadOnly: !canSave, onChange: form.change };
  return (
    <FormFrame form={form}>
      {saved.found ? <FoundDraft found={saved.found} onGoOn={saved.goOn} onDiscard={saved.discard} /> : null}
      {draw ? null : <TemplatePanel form={form} />}
      <PoolPanel {...part} drawPostIdx={draw?.drawPostIdx} onDates={form.changeDates} />
      <div className="grid items-start gap-5 min-[68.75rem]:grid-cols-2">
        <TimelinePanel {...part} onPropose={form.proposeTimes} />
        <DrawRulesPanel {...part} canNameBeacon={draw === null && defaults.canNameBeacon} />
      </div>
      <QuotasPanel {...part} />
      <DrawTextsPanel {...part} round={form.round} />
      <FormFoot
        label={draw ? undefined : t("draws.form.publish")}
        note={saved.savedAt ? t("board.draft.kept", { time: formatTime(saved.savedAt, formats) }) : undefined}
      >
        <Button variant="quiet" size="small" onClick={() => void form.leave()}>
          {draw ? common("cancel") : t("draws.form.toList")}
        </Button>
      </FormFoot>
    </FormFrame>
  );
}

type Form = { draft: DrawDraft; isDirty: boolean; replace: (draft: DrawDraft) => void };

const pauseMs = 1500;

/**
 * Saves the input of the form as a draft in this browser, a moment after typing pauses, until the form is saved or reset.
 * An earlier draft waits for a decision (`found`) and is not overwritten before.
 */
function useSavedDraw(drawPostIdx: number, { draft, isDirty, replace }: Form) {
  const { clubCode, adminIdx, now } = useOffice();
  const key = `clubfront.draft:${clubCode}:${adminIdx}:draw:${drawPostIdx}`;
  const [found, setFound] = useState<SavedDraft | null>(() => readSaved(key));
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const isSaving = found === null && isDirty;
  useEffect(() => {
    if (found !== null) return;
    if (!isSaving) {
      browserStorage("local").removeItem(key);
      setSavedAt(null);
      return;
    }
    const save = () => {
      const at = now().toISOString();
      browserStorage("local").setItem(key, JSON.stringify({ payload: draft, savedAt: at }));
      setSavedAt(at);
    };
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  }, [key, draft, found, isSaving, now]);
  return {
    found,
    savedAt,
    goOn() {
      if (found && isDrawDraft(found.payload)) replace(found.payload);
      setFound(null);
    },
    discard: () => setFound(null),
  };
}

function readSaved(key: string): SavedDraft | null {
  const saved = readJson(browserStorage("local"), key);
  if (!isFields(saved) || !isDrawDraft(saved.payload) || typeof saved.savedAt !== "string") return null;
  return { payload: { ...saved.payload }, savedAt: saved.savedAt };
}
