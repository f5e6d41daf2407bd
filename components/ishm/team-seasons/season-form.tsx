"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import type { TeamSeasonDetail } from "@/lib/contract/teams/ops-team-seasons";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { toastBar } from "@/lib/web/runtime/toasts";
import { CodeChecks } from "../board/form/code-checks";
import { useCodeOptions } from "../board/form/use-code-options";
import { FormFoot } from "../form/form-foot";
import { OfficeForm } from "../form/office-form";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { SeasonNumbers, SeasonTexts, SeasonTimes } from "./season-fields";
import { useSeasonForm } from "./use-season-form";

type Props = { season: TeamSeasonDetail | null; onTyped?: (isTyped: boolean) => void };

/** When teams apply, what the club allows them, and what they read. */
export function SeasonForm({ season, onTyped }: Props) {
  const t = useTranslations("ishm");
  const { access } = useOffice();
  const rights = access(officeMenus.teams.code);
  const canSave = season ? rights.isUpdate : rights.isCreate;
  const form = useSeasonForm({ season, canSave, onTyped });
  const { draft, errors, saving, known } = form;
  const types = useCodeOptions("memberTypes");
  const fields = { draft, onChange: form.change, errorOf: errors.of, isReadOnly: !canSave };
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
      {known?.standing ? (
        <p className="bg-info-tint px-4 py-3 text-info">
          {t("teams.seasons.standingNote", { count: known.standing.forms })}
        </p>
      ) : null}
      <SeasonTimes {...fields} />
      <SeasonNumbers {...fields} />
      <Panel title={t("teams.seasons.fields.memberTypes")}>
        <CodeChecks
          id="memberTypes"
          label={t("teams.seasons.fields.memberTypesLabel")}
          options={types}
          chosen={draft.memberTypes}
          isReadOnly={!canSave}
          error={errors.of("memberTypes")}
          onChange={(memberTypes) => form.change({ memberTypes })}
        />
      </Panel>
      <SeasonTexts {...fields} main={form.main} edition={known?.version ?? 0} />
      <FormFoot canSave={canSave} isBusy={saving.isBusy} isDirty={form.isDirty}>
        <ButtonLink as={OfficeLink} href={officePaths.teamSeasons()} variant="quiet" size="small">
          {t("teams.seasons.toList")}
        </ButtonLink>
      </FormFoot>
    </OfficeForm>
  );
}
