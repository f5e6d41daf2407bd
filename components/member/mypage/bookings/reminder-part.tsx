"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RadioField } from "@/components/form/radio-field";
import { Group } from "@/components/member/shared/layout/facts";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";

type Props = { context: PageContext };

const choices = { own: null, all: true, none: false } as const;
type Choice = keyof typeof choices;
const names = Object.keys(choices) as Choice[];

/** The reminder before free cancelling ends, by e-mail and text message; the choice is saved at once. */
export function ReminderPart({ context }: Props) {
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
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, context.language));
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
