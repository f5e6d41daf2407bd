"use client";

import { useTranslations } from "next-intl";
import type { TeamSeasonDetail } from "@/lib/contract/teams/ops-team-seasons";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { CodeChecks } from "../board/form/code-checks";
import { useCodeOptions } from "../board/form/use-code-options";
import { FormFoot, FormFrame } from "../form/form-frame";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { SeasonNumbers, SeasonTexts, SeasonTimes } from "./season-fields";
import { useSeasonForm } from "./use-season-form";

type Props = { season: TeamSeasonDetail | null };

/** The form of a season: period of application, limits, member types and texts. */
export function SeasonForm({ season }: Props) {
  const t = useTranslations("ishm");
  const { access } = useOffice();
  const rights = access(officeMenus.teams.code);
  const canSave = season ? rights.isUpdate : rights.isCreate;
  const form = useSeasonForm({ season, canSave });
  const { draft, errorOf, saved } = form;
  const types = useCodeOptions("memberTypes");
  return (
    <FormFrame form={form}>
      {saved?.standing ? (
        <p className="bg-info-tint px-4 py-3 text-info">
          {t("teams.seasons.standingNote", { count: saved.standing.forms })}
        </p>
      ) : null}
      <SeasonTimes form={form} />
      <SeasonNumbers form={form} />
      <Panel title={t("teams.seasons.fields.memberTypes")}>
        <CodeChecks
          id="memberTypes"
          label={t("teams.seasons.fields.memberTypesLabel")}
          options={types}
          chosen={draft.memberTypes}
          isReadOnly={!canSave}
          error={errorOf("memberTypes")}
          onChange={(memberTypes) => form.change({ memberTypes })}
        />
      </Panel>
      <SeasonTexts form={form} main={form.main} edition={saved?.version ?? 0} />
      <FormFoot back={{ label: t("teams.seasons.toList"), href: officePaths.teamSeasons() }} />
    </FormFrame>
  );
}
