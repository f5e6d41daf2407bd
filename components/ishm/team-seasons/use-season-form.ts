import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import type { TeamSeasonDetail } from "@/lib/contract/teams/ops-team-seasons";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { officePaths } from "@/lib/web/routing/office-paths";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { useSave } from "../form/use-save";
import { useOffice } from "../frame/root/office-context";
import {
  mainSeasonLanguage,
  newSeasonDraft,
  type SeasonDraft,
  seasonBody,
  seasonDraftOf,
  seasonProblems,
  standingProblems,
} from "./season-draft";

type Options = {
  season: TeamSeasonDetail | null;
  canSave: boolean;
  onTyped: ((isTyped: boolean) => void) | undefined;
};
type Saved = { seasonIdx: number; version?: number };

/** The form of a season: what is typed, what is wrong with it or with the forms that stand, and how it is sent. */
export function useSeasonForm({ season, canSave, onTyped }: Options) {
  const t = useTranslations("ishm.teams.seasons");
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const { defaultLanguage, formats, now } = useOffice();
  const zone = formats.standardTimeZone;
  const [known, setKnown] = useState(season);
  const form = useDraft(
    season ? seasonDraftOf(season, zone) : newSeasonDraft(now().getFullYear() + 1),
    canSave,
  );
  const { draft, isDirty } = form;
  const main = mainSeasonLanguage(draft, defaultLanguage);
  useEffect(() => onTyped?.(isDirty), [isDirty, onTyped]);

  const read = async () => {
    if (!known) return null;
    const answer = await call("GET /ops/team-seasons/{id}", { params: { id: String(known.seasonIdx) } });
    return answer.ok ? answer.value : null;
  };
  const saving = useSave<SeasonDraft, Saved, TeamSeasonDetail>({
    send: (sent): Promise<Result<Saved, CallFailure>> => {
      const lang = mainSeasonLanguage(sent, defaultLanguage);
      const body = seasonBody(sent, zone, lang);
      const query = { lang };
      if (!known) return call("POST /ops/team-seasons", { query, body }, { handled: true });
      const { seasonIdx, version } = known;
      const input = { params: { id: String(seasonIdx) }, query, body: { ...body, version } };
      return call("PUT /ops/team-seasons/{id}", input, { handled: true });
    },
    async onSaved(_saved, sent) {
      toastBar(t("saved"));
      form.markSaved(sent);
      if (known) setKnown((await read()) ?? known);
      else {
        errors.forget();
        router.push(officePaths.teamSeasons());
      }
      await mutate((key) => Array.isArray(key) && key[0] === "GET /ops/team-seasons");
    },
    readTheirs: read,
  });
  const standing = standingProblems(
    draft,
    known?.standing ? { standing: known.standing, year: known.year } : null,
  );
  const problems = seasonProblems(draft, zone, main);
  const held = standing.filter(({ field }) => !problems.some((one) => one.field === field));
  const errors = useFormErrors({
    problems: [...problems, ...held.map(({ field }) => ({ field, reason: "format" as const }))],
    sentenceOf: ({ field }) => {
      const broken = held.find((one) => one.field === field);
      if (broken) return t(`standing.${broken.field}`, { limit: broken.limit });
      const isOwn = field === "applyTo" || field === "monthTo" || field === "maxTeams";
      const problem = problems.find((one) => one.field === field);
      return isOwn && problem?.reason === "format" ? t(`wrong.${field}`) : null;
    },
    ...saving,
  });

  function settle(begin: (draft: SeasonDraft) => void): void {
    const { theirs } = saving;
    if (theirs) {
      setKnown(theirs);
      begin(seasonDraftOf(theirs, zone));
    }
    saving.closeConflict();
  }
  return { ...form, known, main, saving, errors, settle };
}
