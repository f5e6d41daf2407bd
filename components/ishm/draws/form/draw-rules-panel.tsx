"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import { Panel } from "../../frame/panel";
import type { DrawPart } from "../draw-part";
import { drawModes } from "./draw-draft";

type Props = DrawPart & { canNameBeacon: boolean };

/** How is drawn, how many choices and players an application has, and whether public randomness takes part. */
export function DrawRulesPanel({ draft, errorOf, isReadOnly, onChange, canNameBeacon }: Props) {
  const t = useTranslations("ishm.draws.form");
  const draws = useTranslations("ishm.draws");
  const number = (name: "maxChoices" | "minPlayers", most: number) => (
    <TextField
      id={name}
      label={t(`fields.${name}`)}
      type="number"
      inputMode="numeric"
      min={1}
      max={most}
      value={draft[name]}
      readOnly={isReadOnly}
      error={errorOf(name)}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <Panel title={t("rules")}>
      <SelectField
        id="mode"
        label={t("fields.mode")}
        options={drawModes.map((value) => ({ value, label: draws(`modes.${value}`) }))}
        value={draft.mode}
        disabled={isReadOnly}
        hint={t("modeHint")}
        onChange={({ target }) => {
          const mode = drawModes.find((one) => one === target.value);
          if (mode) onChange({ mode });
        }}
      />
      {number("maxChoices", 9)}
      {number("minPlayers", 4)}
      {canNameBeacon ? (
        <SwitchField
          id="hasBeacon"
          label={t("fields.hasBeacon")}
          hint={t("beaconHint")}
          checked={draft.hasBeacon}
          disabled={isReadOnly}
          onChange={({ target }) => onChange({ hasBeacon: target.checked })}
        />
      ) : null}
    </Panel>
  );
}
