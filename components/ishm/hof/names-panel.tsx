"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TextField } from "@/components/form/text-field";
import { Panel } from "../frame/panel";
import type { HofFormProps } from "./hof-form";

type Props = HofFormProps & { unmask: ReactNode };

/** Who it was and who saw it. Masked names can be neither read nor changed until there is a reason. */
export function NamesPanel({ form, errorOf, unmask }: Props) {
  const t = useTranslations("ishm.hof.form");
  const { draft, saved, isDirty, canSave, change } = form;
  const isFixed = !canSave || draft.isMasked;
  const words = (name: "memberName" | "companions" | "caddieName", maxLength: number, hint?: string) => (
    <TextField
      id={name}
      label={t(name)}
      hint={hint}
      maxLength={maxLength}
      value={draft[name]}
      readOnly={isFixed}
      error={errorOf(name)}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <Panel title={t("names")}>
      {words("memberName", 40)}
      {words("companions", 300, t("companionsHint"))}
      {words("caddieName", 40)}
      <p className="text-ink-2">{t("namesHint")}</p>
      {saved === null ? null : isDirty ? <p className="text-ink-2">{t("saveFirst")}</p> : <div>{unmask}</div>}
    </Panel>
  );
}
