"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DatetimeField } from "@/components/form/datetime-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { TextareaField } from "@/components/form/textarea-field";
import { Button } from "@/components/ui/button";
import type { SiteState } from "@/lib/contract/site";
import { type SiteStateDraft, siteStateDraftOf, siteStateProblems } from "@/lib/web/office/site-state-draft";
import { ConflictDialog } from "../frame/conflict-dialog";
import { useOffice } from "../frame/office-context";
import { Panel } from "../frame/panel";
import { useUnsavedGuard } from "../frame/unsaved";
import { StateCards } from "./state-cards";
import { StateTexts } from "./state-texts";
import { useSaveSiteState } from "./use-save-site-state";
import { useSiteStateErrors } from "./use-site-state-errors";

type Props = { current: SiteState; canSave: boolean; onSaved: () => Promise<void> };

/** The new state, from when to when, for whom it does not count, and what visitors read. */
export function SiteStateForm({ current, canSave, onSaved }: Props) {
  const t = useTranslations("ishm");
  const common = useTranslations("common");
  const { formats, now } = useOffice();
  const zone = formats.standardTimeZone;
  const [initial] = useState(() => siteStateDraftOf(current, zone));
  const [draft, setDraft] = useState<SiteStateDraft>(initial);
  const [attempt, setAttempt] = useState(0);
  const saving = useSaveSiteState(current, onSaved);
  const errors = useSiteStateErrors(attempt > 0 ? siteStateProblems(draft, now(), zone) : [], saving.refusal);
  useUnsavedGuard(canSave && JSON.stringify(draft) !== JSON.stringify(initial));
  const change = (part: Partial<SiteStateDraft>) => setDraft((last) => ({ ...last, ...part }));

  const submit = () => {
    if (saving.isBusy) return;
    setAttempt((count) => count + 1);
    if (siteStateProblems(draft, now(), zone).length === 0) void saving.save(draft);
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {canSave ? null : <p className="bg-info-tint px-4 py-3 text-info">{t("siteState.readOnlyHint")}</p>}
      <ErrorSummary title={t("form.errors")} errors={errors.list} attempt={attempt + saving.refusalCount} />
      <StateCards
        now={current.state}
        value={draft.state}
        onChange={(state) => change({ state })}
        isReadOnly={!canSave}
      />
      <div className="grid items-start gap-5 min-[1100px]:grid-cols-[minmax(0,1fr)_22rem]">
        {draft.state === "1" ? null : (
          <StateTexts
            state={draft.state}
            texts={draft.texts}
            endAt={draft.endAt}
            onChange={(language, part) =>
              setDraft((last) => ({
                ...last,
                texts: { ...last.texts, [language]: { ...last.texts[language], ...part } },
              }))
            }
            isReadOnly={!canSave}
          />
        )}
        <Panel title={t("siteState.when")}>
          <DatetimeField
            name="startAt"
            label={t("siteState.startAt")}
            hint={t("siteState.startAtHint")}
            value={draft.startAt}
            readOnly={!canSave}
            error={errors.of("startAt")}
            onChange={(event) => change({ startAt: event.target.value })}
          />
          {draft.state === "1" ? null : (
            <>
              <DatetimeField
                name="endAt"
                label={t("siteState.endAt")}
                hint={t("siteState.endAtHint")}
                value={draft.endAt}
                readOnly={!canSave}
                error={errors.of("endAt")}
                onChange={(event) => change({ endAt: event.target.value })}
              />
              <TextareaField
                name="allowIps"
                label={t("siteState.allowIps")}
                hint={t("siteState.allowIpsHint")}
                value={draft.allowIps}
                readOnly={!canSave}
                spellCheck={false}
                rows={4}
                error={errors.of("allowIps")}
                onChange={(event) => change({ allowIps: event.target.value })}
              />
            </>
          )}
        </Panel>
      </div>
      {canSave ? (
        <div className="sticky bottom-0 z-20 -mx-4 border-t border-line bg-paper px-4 py-3 min-[900px]:-mx-7 min-[900px]:px-7">
          <Button
            id="save-state"
            type="submit"
            size="small"
            isBusy={saving.isBusy}
            busyText={common("saving")}
          >
            {draft.startAt ? t("siteState.plan") : t("siteState.saveNow")}
          </Button>
        </div>
      ) : null}
      <ConflictDialog
        isOpen={saving.isConflicting}
        onReload={() => void saving.takeTheirs()}
        onKeep={() => void saving.keepMine()}
      />
    </form>
  );
}
