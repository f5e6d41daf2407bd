"use client";

import { useTranslations } from "next-intl";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { withEditor } from "../editor/lazy-editor";
import { RecordEditor } from "../form/record-editor";
import { SeasonForm } from "./season-form";

/** One season, or a new one (`seasonIdx` null). */
export function SeasonEditorView({ seasonIdx }: { seasonIdx: number | null }) {
  const t = useTranslations("ishm.teams.seasons");
  return (
    <RecordEditor
      menu={officeMenus.teams}
      idx={seasonIdx}
      list={{ label: t("title"), href: officePaths.teamSeasons() }}
      titles={{ new: t("new"), edit: t("edit") }}
      nameOf={(season) => season.title}
      read={readSeason}
    >
      {(season) => <SeasonForm season={season} />}
    </RecordEditor>
  );
}

const readSeason = (seasonIdx: number, signal: AbortSignal | undefined) =>
  withEditor(
    call("GET /ops/team-seasons/{id}", { params: { id: String(seasonIdx) } }, { signal, handled: true }),
  );
