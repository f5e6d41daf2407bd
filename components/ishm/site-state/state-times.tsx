"use client";

import { useTranslations } from "next-intl";
import { DatetimeField } from "@/components/form/datetime-field";
import { TextareaField } from "@/components/form/textarea-field";
import { Panel } from "../frame/panel";
import type { SiteStateDraft } from "./site-state-draft";

type Props = {
  draft: SiteStateDraft;
  onChange: (part: Partial<SiteStateDraft>) => void;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
};

/** From when to when a state counts, and for whom it does not. */
export function StateTimes({ draft, onChange, errorOf, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteState");
  const fieldOf = (name: "startAt" | "endAt" | "allowIps") => ({
    name,
    label: t(name),
    hint: t(`${name}Hint`),
    value: draft[name],
    readOnly: isReadOnly,
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <Panel title={t("when")}>
      <DatetimeField {...fieldOf("startAt")} />
      {draft.state === "1" ? null : (
        <>
          <DatetimeField {...fieldOf("endAt")} />
          <TextareaField {...fieldOf("allowIps")} spellCheck={false} rows={4} />
        </>
      )}
    </Panel>
  );
}
