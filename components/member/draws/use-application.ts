import { useEffect, useRef, useState } from "react";
import { call } from "@/lib/web/api/browser";
import { randomKey } from "@/lib/web/api/browser-request";
import {
  type ApplicationDraft,
  type ChoiceDraft,
  type CompanionDraft,
  type DrawInput,
  draftFaults,
  draftOf,
  type FieldFault,
  inputOf,
} from "@/lib/web/draws/application";
import { setDirty } from "@/lib/web/runtime/dirty";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { readDraft, saveDraft } from "@/lib/web/runtime/session/member-memory";
import { useOnce } from "@/lib/web/runtime/use-once";
import type { Application, DrawPlace, MemberPost } from "./place";

type Asked = { memberIdx: number; post: MemberPost; application: Application | null; place: DrawPlace };
type Sent = { text: string; key: string };

/** The application as it is filled in, kept in the tab until the club has it; a repeated sending is one application. */
export function useApplication({ memberIdx, post, application, place }: Asked, onDone: () => Promise<void>) {
  const saved = draftOf(post, application, memberIdx);
  const [restored] = useState(() => restoredDraft(memberIdx, post.drawPostIdx));
  const [draft, setDraft] = useState<ApplicationDraft>(restored ?? saved);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const sent = useRef<Sent | null>(null);
  const { run, isBusy } = useOnce();
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);

  useEffect(() => {
    saveDraft("draw", memberIdx, isChanged ? { drawPostIdx: post.drawPostIdx, draft } : {});
    setDirty("draw", isChanged);
    return () => setDirty("draw", false);
  }, [draft, isChanged, memberIdx, post.drawPostIdx]);

  const send = () =>
    run(async () => {
      setAttempt((one) => one + 1);
      setRefusal(null);
      const found = draftFaults(draft);
      setFaults(found);
      if (found.length > 0) return;
      const body = inputOf(post, draft, application?.drawIdx ?? null);
      const options = { handled: true, idempotencyKey: keyOf(sent, body) };
      const answer = await call("POST /reservation/draw", { query: { lang: place.language }, body }, options);
      if (!answer.ok) return setRefusal(await failureSentence(answer.failure, place.language));
      saveDraft("draw", memberIdx, {});
      setDirty("draw", false);
      await onDone();
    });
  return {
    draft,
    faults,
    attempt,
    refusal,
    isBusy,
    isRestored: restored !== null,
    send,
    forget: () => saveDraft("draw", memberIdx, {}),
    change: (part: Partial<ApplicationDraft>) => setDraft((now) => ({ ...now, ...part })),
    changeChoice: (place: number, part: Partial<ChoiceDraft>) =>
      setDraft((now) => ({ ...now, choices: replaced(now.choices, place, part) })),
    changeCompanion: (place: number, part: Partial<CompanionDraft>) =>
      setDraft((now) => ({ ...now, companions: replaced(now.companions, place, part) })),
  };
}

/** One key for one choice: sent again after a lost answer it is the same application. */
function keyOf(sent: { current: Sent | null }, body: DrawInput): string {
  const text = JSON.stringify(body);
  if (sent.current?.text !== text) sent.current = { text, key: randomKey() };
  return sent.current.key;
}

function replaced<T>(list: readonly T[], place: number, part: Partial<T>): T[] {
  return list.map((one, position) => (position === place ? { ...one, ...part } : one));
}

/** What this member had filled in for this draw; storage may hold anything. */
function restoredDraft(memberIdx: number, drawPostIdx: number): ApplicationDraft | null {
  const kept = readDraft("draw", memberIdx) as { drawPostIdx?: unknown; draft?: Partial<ApplicationDraft> };
  const { draft } = kept;
  if (kept.drawPostIdx !== drawPostIdx || !Array.isArray(draft?.choices)) return null;
  return Array.isArray(draft.companions) &&
    draft.companions.every((one) => one.by !== undefined) &&
    typeof draft.playerCount === "number"
    ? (draft as ApplicationDraft)
    : null;
}
