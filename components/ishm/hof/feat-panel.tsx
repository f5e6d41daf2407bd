"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { useCodeOptions } from "../board/form/use-code-options";
import { Panel } from "../frame/panel";
import type { HofFormProps } from "./hof-form";

type Words = "holeNo" | "par" | "distance" | "score" | "ballBrand" | "certNo";

/** What was done, where and when. */
export function FeatPanel({ form, errorOf }: HofFormProps) {
  const t = useTranslations("ishm.hof.form");
  const { draft, canSave, change } = form;
  const types = useCodeOptions("hofTypes", draft.type);
  const courses = useCodeOptions("courses", draft.courseCode);
  const choice = (name: "type" | "courseCode", label: string, options: typeof types) => (
    <SelectField
      id={name}
      label={label}
      error={errorOf(name)}
      placeholder={draft[name] === "" ? t("choose") : undefined}
      options={options}
      value={draft[name]}
      disabled={!canSave}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  const words = (name: Words, label: string, maxLength: number) => (
    <TextField
      id={name}
      label={label}
      maxLength={maxLength}
      inputMode={name === "ballBrand" || name === "certNo" ? undefined : "numeric"}
      value={draft[name]}
      readOnly={!canSave}
      error={errorOf(name)}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <Panel title={t("feat")}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {choice("type", t("type"), types)}
        <DateField
          id="playDate"
          label={t("playDate")}
          value={draft.playDate}
          readOnly={!canSave}
          error={errorOf("playDate")}
          onChange={({ target }) => change({ playDate: target.value })}
        />
        {choice("courseCode", t("course"), courses)}
        {words("holeNo", t("holeNo"), 1)}
        {words("par", t("par"), 1)}
        {words("distance", t("distance"), 3)}
        {words("score", t("score"), 3)}
        {words("ballBrand", t("ball"), 30)}
        {words("certNo", t("certNo"), 20)}
      </div>
    </Panel>
  );
}
