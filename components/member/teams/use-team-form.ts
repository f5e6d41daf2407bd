import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { memberDraft, type SavedForm, useSavedForm } from "@/components/member/shared/form/use-saved-form";
import { call } from "@/lib/web/api/browser";
import { createCallKey } from "@/lib/web/my/call-key";
import { setDirty } from "@/lib/web/runtime/dirty";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { type InputDraft, type TeamDraft, teamBody, teamDraft, teamFaults } from "@/lib/web/teams/draft";
import type { Season, TeamContext, TeamForm } from "./team-types";

type Input = { memberIdx: number; form: TeamForm; season: Season; context: TeamContext };

/** The form of a group, saved in the tab until the club has it; chosen files cannot be saved. */
export function useTeamForm(
  { memberIdx, form: saved, season, context }: Input,
  onDone: (idx: number) => void,
) {
  const t = useTranslations("teams.faults");
  const [files, setFiles] = useState<File[]>([]);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const keyOf = useRef(createCallKey());
  const numbers = { min: season.minTeams, max: season.maxTeams, rounds: season.requiredRounds };
  const form: SavedForm<TeamDraft> = useSavedForm({
    draft: memberDraft("team", memberIdx, saved.teamFormIdx),
    dirtyKey: "team",
    initial: teamDraft(saved),
    check: (draft) =>
      Object.fromEntries(teamFaults(draft, season).map(({ fieldId, fault }) => [fieldId, t(fault, numbers)])),
    send: async (draft) => {
      const body = teamBody(draft, saved, removed);
      const attached = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
      const options = { handled: true, idempotencyKey: keyOf.current([body, attached]) };
      const input = { query: { lang: context.language }, body, files };
      const answer = await call("POST /reservation/team/form", input, options);
      if (!answer.ok) {
        return { fieldId: null, message: await failureSentence(answer.failure, context.language) };
      }
      form.forget();
      setDirty(filesKey, false);
      onDone(answer.value.teamFormIdx);
      return null;
    },
  });
  const hasFiles = files.length > 0;
  useEffect(() => {
    setDirty(filesKey, hasFiles);
    return () => setDirty(filesKey, false);
  }, [hasFiles]);
  const changeInput = (index: number, part: Partial<InputDraft>) =>
    form.change({
      inputs: form
        .current()
        .inputs.map((input, position) => (position === index ? { ...input, ...part } : input)),
    });
  const remove = (fileIdx: number) => setRemoved((now) => [...now, fileIdx]);
  return { form, files, setFiles, removed, remove, changeInput };
}

const filesKey = "team-files";

export type TeamFormState = ReturnType<typeof useTeamForm>;
