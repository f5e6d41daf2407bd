"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { SwitchField } from "@/components/form/switch-field";
import { TimeField } from "@/components/form/time-field";
import { Group } from "@/components/member/shared/layout/facts";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PushChoice } from "@/lib/contract/accounts/push";
import type { Language } from "@/lib/shared/languages";
import { pushKinds } from "@/lib/shared/push-kinds";
import { call } from "@/lib/web/api/browser";
import { useChoice } from "../use-choice";

type Props = { choice: PushChoice; language: Language; onSaved: (choice: PushChoice) => unknown };

/** Hours that are offered to who turns quiet hours on. */
const usualHours = { from: "22:00", to: "07:00" };

/** Choice of notices, of the text on a locked screen, and of quiet hours; each change is saved at once. */
export function ChoicePart({ choice: saved, language, onSaved }: Props) {
  const t = useTranslations("account.notices");
  const { choice, choose, failure, isSaved } = useChoice({
    saved,
    language,
    store: (body) => call("PUT /ext/push", { body }, { handled: true }),
    onSettled: (stored) => stored && onSaved(stored),
  });
  const withKind = (kind: (typeof pushKinds)[number], isOn: boolean) =>
    pushKinds.filter((one) => (one === kind ? isOn : choice.kinds.includes(one)));
  return (
    <Group id="choice" title={t("choice.title")} lead={t("choice.lead")}>
      <fieldset>
        <legend className="mb-1 font-semibold">{t("choice.kinds")}</legend>
        {pushKinds.map((kind) => (
          <CheckboxField
            key={kind}
            name={`push-${kind}`}
            label={t(`kinds.${kind}.name`)}
            hint={t(`kinds.${kind}.hint`)}
            checked={choice.kinds.includes(kind)}
            fieldClassName="border-b border-line py-3"
            onChange={({ target }) => choose({ ...choice, kinds: withKind(kind, target.checked) })}
          />
        ))}
      </fieldset>
      <SwitchField
        name="push-details"
        label={t("choice.details")}
        hint={t("choice.detailsHint")}
        checked={choice.showsDetails}
        fieldClassName="mt-6"
        onChange={({ target }) => choose({ ...choice, showsDetails: target.checked })}
      />
      <QuietHours quiet={choice.quiet} onChange={(quiet) => choose({ ...choice, quiet })} />
      <p role="status" className="mt-3 min-h-6 text-caption text-ok">
        {isSaved ? t("choice.saved") : ""}
      </p>
      <Refusal>{failure}</Refusal>
    </Group>
  );
}

type QuietProps = { quiet: PushChoice["quiet"]; onChange: (quiet: PushChoice["quiet"]) => void };

function QuietHours({ quiet, onChange }: QuietProps) {
  const t = useTranslations("account.notices.quiet");
  const change = (part: "from" | "to", value: string) => {
    const next = { ...(quiet ?? usualHours), [part]: value };
    // Half-typed hours, and hours without a length, wait for the rest.
    if (/^\d\d:\d\d$/.test(value) && next.from !== next.to) onChange(next);
  };
  return (
    <>
      <SwitchField
        name="push-quiet"
        label={t("name")}
        hint={t("hint")}
        checked={quiet !== null}
        fieldClassName="mt-6"
        onChange={({ target }) => onChange(target.checked ? usualHours : null)}
      />
      {quiet ? (
        <div className="mt-4 flex flex-wrap gap-x-6 gap-y-4">
          {(["from", "to"] as const).map((part) => (
            <TimeField
              key={`${part} ${quiet[part]}`}
              name={`push-quiet-${part}`}
              label={t(part)}
              defaultValue={quiet[part]}
              fieldClassName="w-40"
              onBlur={({ target }) => {
                if (target.value !== quiet[part]) change(part, target.value);
              }}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}
