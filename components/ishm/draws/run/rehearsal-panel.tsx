"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { CallOutput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { Panel } from "../../frame/panel";
import { useOffice } from "../../frame/root/office-context";
import { RehearsalResult } from "./rehearsal-result";

export type Rehearsal = CallOutput<"POST /ops/draws/{id}/rehearse">;
type Props = { drawPostIdx: number; unmaskReason: string | undefined };

const movedOn: readonly number[] = [4501, 4507];

/** Plays the draw through with the applications of this moment; nothing of it can be published. */
export function RehearsalPanel({ drawPostIdx, unmaskReason }: Props) {
  const t = useTranslations("ishm.draws.rehearsal");
  const { language } = useOffice();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<{ unmaskReason: string | undefined; rehearsal: Rehearsal } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // Names that were seen for a reason are hidden again with it.
  const rehearsal = found?.unmaskReason === unmaskReason ? found?.rehearsal : undefined;

  async function rehearse() {
    setBusy(true);
    setFailure(null);
    const query = { lang: language, reason: unmaskReason };
    const input = { params: { id: String(drawPostIdx) }, query };
    const answer = await call("POST /ops/draws/{id}/rehearse", input, { handled: true });
    setBusy(false);
    if (answer.ok) return setFound({ unmaskReason, rehearsal: answer.value });
    const { code } = answer.failure;
    const isMoved = code !== undefined && code !== null && movedOn.includes(code);
    setFailure(isMoved ? t("moved") : await failureSentence(answer.failure, language));
  }

  return (
    <Panel
      title={t("title")}
      side={
        <Button variant="outline" size="small" isBusy={isBusy} onClick={() => void rehearse()}>
          {t(rehearsal ? "again" : "start")}
        </Button>
      }
    >
      <p className="text-ink-2">{t("lead")}</p>
      <p role="alert" className="text-bad empty:hidden">
        {failure}
      </p>
      {rehearsal ? <RehearsalResult rehearsal={rehearsal} /> : null}
    </Panel>
  );
}
