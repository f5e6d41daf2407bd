"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

export type FoundMember = { memberId: string; name: string };
type Props = { clubCode: string; language: Language; ownId: string; onFound: (member: FoundMember) => void };

/** A member by login id: the club answers with the masked name, so that nobody is named by a slip of the hand. */
export function MemberAsk({ clubCode, language, ownId, onFound }: Props) {
  const t = useTranslations("booking.seat");
  const [id, setId] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function ask(): Promise<void> {
    const wanted = id.trim().toLowerCase();
    if (!wanted) return setError(t("idMissing"));
    if (wanted === ownId) return setError(t("idOwn"));
    setBusy(true);
    const query = { clubCode, lang: language, id: wanted };
    const answer = await call("GET /member/name/check", { query }, { handled: true });
    setBusy(false);
    if (!answer.ok) return setError(await failureSentence(answer.failure, language));
    const name = answer.value.maskedName;
    if (name === null) return setError(t("idUnknown"));
    setId("");
    setError(undefined);
    onFound({ memberId: wanted, name });
  }

  return (
    <div className="flex items-start gap-2">
      <TextField
        fieldClassName="flex-1"
        label={t("memberId")}
        hint={t("memberIdHint")}
        error={error}
        value={id}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={64}
        onChange={({ target }) => setId(target.value)}
        onKeyDown={onEnter(ask)}
      />
      <Button
        variant="outline"
        className="mt-[1.8rem]"
        isBusy={isBusy}
        busyText={t("checking")}
        onClick={() => void ask()}
      >
        {t("check")}
      </Button>
    </div>
  );
}

/** Enter asks, and does not send the form around the field. */
function onEnter(ask: () => Promise<void>) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void ask();
  };
}
