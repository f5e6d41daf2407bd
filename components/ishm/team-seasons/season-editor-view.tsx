"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { RecordBody } from "../form/record-body";
import { useIsTyped } from "../form/use-is-typed";
import { useRecord } from "../form/use-record";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { SeasonForm } from "./season-form";

/** One season, or a new one (`seasonIdx` null). */
export function SeasonEditorView({ seasonIdx }: { seasonIdx: number | null }) {
  const { access } = useOffice();
  const { isRead, isCreate } = access(officeMenus.teams.code);
  if (!isRead || (seasonIdx === null && !isCreate)) return <NoAccess />;
  return seasonIdx === null ? <NewSeason /> : <SavedSeason key={seasonIdx} seasonIdx={seasonIdx} />;
}

function NewSeason() {
  const t = useTranslations("ishm.teams.seasons");
  return (
    <>
      <PageHead title={t("new")} crumbs={[{ label: t("title"), href: officePaths.teamSeasons() }]} />
      <SeasonForm season={null} />
    </>
  );
}

function SavedSeason({ seasonIdx }: { seasonIdx: number }) {
  const t = useTranslations("ishm.teams.seasons");
  const read = useCallback(
    (signal: AbortSignal | undefined) =>
      call("GET /ops/team-seasons/{id}", { params: { id: String(seasonIdx) } }, { signal, handled: true }),
    [seasonIdx],
  );
  const record = useRecord(read, useIsTyped());
  return (
    <>
      <PageHead
        title={record.record?.title || t("edit")}
        crumbs={[{ label: t("title"), href: officePaths.teamSeasons() }]}
      />
      <RecordBody of={record}>{(season) => <SeasonForm key={record.edition} season={season} />}</RecordBody>
    </>
  );
}
