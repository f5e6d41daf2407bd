import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { TeamSeasonDetail } from "@/lib/contract/teams/ops-team-seasons";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { officePaths } from "@/lib/web/routing/office-paths";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOfficeForm } from "../form/use-office-form";
import { useOffice } from "../frame/root/office-context";
import {
  applicationProblems,
  mainSeasonLanguage,
  newSeasonDraft,
  type SeasonDraft,
  seasonBody,
  seasonDraftOf,
  seasonProblems,
} from "./season-draft";

type Options = {
  season: TeamSeasonDetail | null;
  canSave: boolean;
};
type Saved = { seasonIdx: number; version?: number };

/** The state of the form of a season: input, errors (also against existing applications) and saving. */
export function useSeasonForm({ season, canSave }: Options) {
  const t = useTranslations("ishm.teams.seasons");
  const router = useRouter();
  const refresh = useReadAgain(["GET /ops/team-seasons"]);
  const { defaultLanguage, formats, now } = useOffice();
  const zone = formats.standardTimeZone;
  /** Problems of the input, then those with existing applications at fields that have no other. */
  const problemsOf = (draft: SeasonDraft, saved: TeamSeasonDetail | null) => {
    const own = seasonProblems(draft, zone, mainSeasonLanguage(draft, defaultLanguage));
    const conflicts = applicationProblems(
      draft,
      saved?.standing ? { standing: saved.standing, year: saved.year } : null,
    ).filter(({ field }) => !own.some((one) => one.field === field));
    return { own, conflicts };
  };
  const form = useOfficeForm<SeasonDraft, TeamSeasonDetail | null, Saved>({
    record: season,
    draftOf: (record) => (record ? seasonDraftOf(record, zone) : newSeasonDraft(now().getFullYear() + 1)),
    canSave,
    check(draft, saved) {
      const { own, conflicts } = problemsOf(draft, saved);
      return [...own, ...conflicts.map(({ field }) => ({ field, reason: "format" as const }))];
    },
    sentenceOf({ field, reason }, draft, saved) {
      const conflict = problemsOf(draft, saved).conflicts.find((one) => one.field === field);
      if (conflict) return t(`standing.${conflict.field}`, { limit: conflict.limit });
      const isOwn = field === "applyTo" || field === "monthTo" || field === "maxTeams";
      return isOwn && reason === "format" ? t(`wrong.${field}`) : null;
    },
    send(draft, saved): Promise<Result<Saved, CallFailure>> {
      const lang = mainSeasonLanguage(draft, defaultLanguage);
      const body = seasonBody(draft, zone, lang);
      const query = { lang };
      if (!saved) return call("POST /ops/team-seasons", { query, body }, { handled: true });
      const { seasonIdx, version } = saved;
      const input = { params: { id: String(seasonIdx) }, query, body: { ...body, version } };
      return call("PUT /ops/team-seasons/{id}", input, { handled: true });
    },
    read: async () =>
      season ? call("GET /ops/team-seasons/{id}", { params: { id: String(season.seasonIdx) } }) : null,
    async onSaved() {
      toastBar(t("saved"));
      if (!season) router.push(officePaths.teamSeasons());
      await refresh();
    },
  });
  return { ...form, main: mainSeasonLanguage(form.draft, defaultLanguage) };
}
