import { useEffect, useRef, useState } from "react";
import { call } from "@/lib/web/api/browser";
import { randomKey } from "@/lib/web/api/browser-request";
import { setDirty } from "@/lib/web/runtime/dirty";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { readDraft, saveDraft } from "@/lib/web/runtime/session/member-memory";
import { useOnce } from "@/lib/web/runtime/use-once";
import {
  type InputDraft,
  type TeamDraft,
  type TeamFieldFault,
  teamBody,
  teamDraft,
  teamFaults,
} from "@/lib/web/teams/draft";
import type { Season, TeamForm, TeamPlace } from "./place";

type Asked = { memberIdx: number; form: TeamForm; season: Season; place: TeamPlace };

/** A form as it is filled in, kept in the tab until the club has it; chosen files cannot be kept. */
export function useTeamForm({ memberIdx, form, season, place }: Asked, onDone: (idx: number) => void) {
  const saved = teamDraft(form);
  const [restored] = useState(() => restoredDraft(memberIdx, form.teamFormIdx));
  const [draft, setDraft] = useState<TeamDraft>({ ...saved, ...restored });
  const [files, setFiles] = useState<File[]>([]);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const [faults, setFaults] = useState<readonly TeamFieldFault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const sent = useRef<{ text: string; key: string } | null>(null);
  const { run, isBusy } = useOnce();
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);

  useEffect(() => {
    saveDraft("team", memberIdx, isChanged ? { teamFormIdx: form.teamFormIdx, draft } : {});
    setDirty("team", isChanged || files.length > 0);
    return () => setDirty("team", false);
  }, [draft, isChanged, files.length, memberIdx, form.teamFormIdx]);

  const send = () =>
    run(async () => {
      setAttempt((one) => one + 1);
      setRefusal(null);
      const found = teamFaults(draft, season);
      setFaults(found);
      if (found.length > 0) return;
      const body = teamBody(draft, form, removed);
      const text = JSON.stringify([
        body,
        files.map(({ name, size, lastModified }) => [name, size, lastModified]),
      ]);
      if (sent.current?.text !== text) sent.current = { text, key: randomKey() };
      const options = { handled: true, idempotencyKey: sent.current.key };
      const input = { query: { lang: place.language }, body, files };
      const answer = await call("POST /reservation/team/form", input, options);
      if (!answer.ok) return setRefusal(await failureSentence(answer.failure, place.language));
      saveDraft("team", memberIdx, {});
      setDirty("team", false);
      onDone(answer.value.teamFormIdx);
    });
  const changeInput = (place: number, part: Partial<InputDraft>) =>
    setDraft((now) => ({
      ...now,
      inputs: now.inputs.map((input, position) => (position === place ? { ...input, ...part } : input)),
    }));
  return {
    draft,
    files,
    removed,
    faults,
    attempt,
    refusal,
    isBusy,
    isRestored: restored !== null,
    send,
    setFiles,
    changeInput,
    remove: (fileIdx: number) => setRemoved((now) => [...now, fileIdx]),
    change: (part: Partial<TeamDraft>) => setDraft((now) => ({ ...now, ...part })),
    forget: () => saveDraft("team", memberIdx, {}),
  };
}

/** What this member had typed into this form; storage may hold anything. */
function restoredDraft(memberIdx: number, teamFormIdx: number | null): Partial<TeamDraft> | null {
  const kept = readDraft("team", memberIdx) as { teamFormIdx?: unknown; draft?: Partial<TeamDraft> };
  return kept.teamFormIdx === teamFormIdx && Array.isArray(kept.draft?.inputs) ? kept.draft : null;
}

export type TeamFormState = ReturnType<typeof useTeamForm>;
