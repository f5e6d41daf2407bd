"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RadioField } from "@/components/form/radio-field";
import { Group } from "@/components/member/account/facts";
import { Refusal } from "@/components/member/account/refusal";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";
import type { MyPlace } from "../place";

type Props = { place: MyPlace };

const choices = { own: null, all: true, none: false } as const;
type Choice = keyof typeof choices;
const names = Object.keys(choices) as Choice[];

/** Of which rounds the member is told by e-mail and text message that free cancelling ends; kept at once. */
export function ReminderPart({ place }: Props) {
  const t = useTranslations("mypage.bookings.reminders");
  const { data, mutate } = useCall("GET /ext/reminders", { query: {} }, { handled: true });
  const { run } = useOnce();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  if (!data) return null;
  const current = names.find((name) => choices[name] === data.deadlines) ?? "own";
  const choose = (name: Choice) =>
    run(async () => {
      setFailure(null);
      setSaved(false);
      const answer = await call(
        "PUT /ext/reminders",
        { body: { deadlines: choices[name] } },
        { handled: true },
      );
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, place.language));
      await mutate(answer.value, { revalidate: false });
      setSaved(true);
    });
  return (
    <Group id="reminders" title={t("title")} lead={t("lead")}>
      <RadioField
        name="reminders"
        label={t("which")}
        value={current}
        options={names.map((value) => ({ value, label: t(`choices.${value}`) }))}
        onChange={({ target }) => void choose(names.find((name) => name === target.value) ?? "own")}
      />
      <p role="status" className="mt-2 min-h-6 text-caption text-ok">
        {isSaved ? t("saved") : ""}
      </p>
      <Refusal>{failure}</Refusal>
    </Group>
  );
}
