"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextareaField } from "@/components/form/textarea-field";
import { useTabState } from "@/components/member/layout/use-tab-state";
import type { MyPlace } from "@/components/member/mypage/place";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/web/api/browser";
import { wordsLetters } from "@/lib/web/my/inquiry-draft";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";

type Props = { vocIdx: number; place: MyPlace; onSent: () => Promise<void> };

/** A further word to an answer, which opens the inquiry again; kept in the tab until it is sent. */
export function FollowUp({ vocIdx, place, onSent }: Props) {
  const t = useTranslations("cs");
  const { value, change, forget } = useTabState(`follow-up:${vocIdx}`, { contents: "" });
  const { run, isBusy } = useOnce();
  const [error, setError] = useState<string | undefined>();
  const send = () =>
    run(async () => {
      const contents = value.contents.trim();
      if (contents === "") return setError(t("form.missing.contents"));
      setError(undefined);
      const params = { id: String(vocIdx) };
      const answer = await call("POST /voc/{id}/messages", { params, body: { contents } }, { handled: true });
      if (!answer.ok) return setError(await failureSentence(answer.failure, place.language));
      forget();
      await onSent();
    });
  return (
    <form
      noValidate
      className="mt-10 max-w-[40rem]"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextareaField
        name="follow-up"
        label={t("followUp")}
        hint={t("followUpHint")}
        value={value.contents}
        error={error}
        rows={4}
        maxLength={wordsLetters}
        onChange={({ target }) => change({ contents: target.value })}
      />
      <Button type="submit" variant="outline" className="mt-4" isBusy={isBusy} busyText={t("form.sending")}>
        {t("form.send")}
      </Button>
    </form>
  );
}
