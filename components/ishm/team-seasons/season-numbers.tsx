"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { Panel } from "../frame/panel";
import { seasonNumbers } from "./season-draft";
import type { SeasonFieldsProps } from "./season-times";

const needed: readonly string[] = ["monthFrom", "monthTo"];

/** What a season allows its teams; a number that is left out follows the club's policy. */
export function SeasonNumbers({ draft, onChange, errorOf, isReadOnly }: SeasonFieldsProps) {
  const t = useTranslations("ishm.teams.seasons.fields");
  return (
    <Panel title={t("numbers")}>
      <div className="grid items-start gap-4 min-[560px]:grid-cols-2 min-[1000px]:grid-cols-3">
        {seasonNumbers.map((field) => (
          <TextField
            key={field}
            id={field}
            label={t(field)}
            hint={needed.includes(field) ? undefined : t("followsPolicy")}
            inputMode="numeric"
            maxLength={2}
            value={draft[field]}
            readOnly={isReadOnly}
            error={errorOf(field)}
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        ))}
      </div>
    </Panel>
  );
}
