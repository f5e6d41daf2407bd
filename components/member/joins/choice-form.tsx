"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { SelectField } from "@/components/form/select-field";
import type { PageContext } from "@/components/member/shared/page-context";
import type { Act } from "@/components/member/shared/use-act";
import { Button } from "@/components/ui/button";
import type { JoinChoice } from "@/lib/contract/bookings/joins";
import { type JoinLevel, type JoinPace, joinLevels, joinPaces } from "@/lib/shared/join-choices";
import { call } from "@/lib/web/api/browser";
import { Boxes } from "./golfer-fields";

type Props = { choice: JoinChoice | null; context: PageContext; act: Act };

/** Level, languages and pace, and the one act that switches joining on or off. */
export function ChoiceForm({ choice, context, act }: Props) {
  const t = useTranslations("joins");
  const names = useTranslations("common.languageNames");
  const first: JoinChoice = { isOn: true, level: "MIDDLE", languages: [context.language], pace: "ANY" };
  const [draft, setDraft] = useState(choice ?? first);
  const isOn = choice?.isOn === true;
  const save = (wanted: JoinChoice, words: string) =>
    act.act(() => call("PUT /ext/joins", { body: wanted }, { handled: true }), words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save({ ...draft, isOn: true }, t("choice.saved"));
  };
  return (
    <form method="post" className="flex max-w-[27.5rem] flex-col gap-6" onSubmit={submit}>
      <p className="font-semibold">{isOn ? t("choice.isOn") : t("choice.isOff")}</p>
      <SelectField
        name="level"
        label={t("level")}
        value={draft.level}
        options={joinLevels.map((value) => ({ value, label: t(`levels.${value}`) }))}
        onChange={({ target }) => setDraft({ ...draft, level: target.value as JoinLevel })}
      />
      <Boxes
        name="language"
        legend={t("languages")}
        values={context.languages}
        chosen={draft.languages}
        label={(one) => names(one)}
        onChange={(languages) => setDraft({ ...draft, languages })}
      />
      <SelectField
        name="pace"
        label={t("pace")}
        value={draft.pace}
        options={joinPaces.map((value) => ({ value, label: t(`paces.${value}`) }))}
        onChange={({ target }) => setDraft({ ...draft, pace: target.value as JoinPace })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={act.isBusy} disabled={draft.languages.length === 0}>
          {isOn ? t("choice.save") : t("choice.switchOn")}
        </Button>
        {isOn ? (
          <Button
            variant="outline"
            isBusy={act.isBusy}
            onClick={() => void save({ ...(choice ?? draft), isOn: false }, t("choice.switchedOff"))}
          >
            {t("choice.switchOff")}
          </Button>
        ) : null}
      </div>
      {isOn ? <p className="text-caption text-ink-2">{t("choice.offHint")}</p> : null}
    </form>
  );
}
