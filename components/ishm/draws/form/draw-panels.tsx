"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DatetimeField } from "@/components/form/datetime-field";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { drawMoments } from "@/lib/shared/draws/draw-times";
import type { Language } from "@/lib/shared/languages";
import { textField } from "@/lib/web/boards/board-check";
import { isEmptyText } from "@/lib/web/boards/board-draft";
import { SideBySideChoice, SideBySideFrame } from "../../board/form/side-by-side";
import { LanguageTabs } from "../../form/language-tabs";
import { RichTextField } from "../../form/rich-text-field";
import { Panel } from "../../frame/panel";
import { useOffice } from "../../frame/root/office-context";
import { type DrawPart, type DrawText, drawModes, drawTexts } from "./draw-draft";

const longestTitle = 120;

type Props = DrawPart & { round: number };

/** Title and text in every language of the club, on request with another language side by side. */
export function DrawTextsPanel({ draft, errorOf, isReadOnly, onChange, round }: Props) {
  const t = useTranslations("ishm.draws.form");
  const form = useTranslations("ishm.form");
  const { languages } = useOffice();
  const [second, setSecond] = useState<Language | null>(null);
  const change = (language: Language, part: Partial<DrawText>) =>
    onChange({ texts: { ...draft.texts, [language]: { ...draft.texts[language], ...part } } });
  const fields = (language: Language) => (
    <div key={`${language}-${round}`} className="flex min-w-0 flex-col gap-4">
      <TextField
        id={textField(language, "title")}
        label={t("titleLabel")}
        lang={language}
        maxLength={longestTitle}
        value={draft.texts[language].title}
        readOnly={isReadOnly}
        error={errorOf(textField(language, "title"))}
        onChange={({ target }) => change(language, { title: target.value })}
      />
      <RichTextField
        id={textField(language, "contents")}
        label={t("contents")}
        lang={language}
        value={draft.texts[language].contents}
        error={errorOf(textField(language, "contents"))}
        isReadOnly={isReadOnly}
        onChange={(contents) => change(language, { contents })}
      />
    </div>
  );
  return (
    <section className="relative min-w-0 rounded-panel border border-line bg-sheet px-5 pt-2 pb-5">
      <h2 className="visually-hidden">{form("languages")}</h2>
      <LanguageTabs isWritten={(language) => !isEmptyText(drawTexts, draft.texts[language])}>
        {(language) => (
          <>
            <SideBySideChoice
              languages={languages.filter((one) => one !== language)}
              chosen={second}
              onChoose={setSecond}
            />
            {second && second !== language ? (
              <div className="grid gap-5 min-[56.25rem]:grid-cols-2">
                <SideBySideFrame language={language} place="first">
                  {fields(language)}
                </SideBySideFrame>
                <SideBySideFrame language={second} place="second">
                  {fields(second)}
                </SideBySideFrame>
              </div>
            ) : (
              fields(language)
            )}
          </>
        )}
      </LanguageTabs>
    </section>
  );
}

type TimelinePanelProps = DrawPart & { onPropose: () => void };

/** The six moments of a draw in their order, each with the hour that custom gives it until somebody sets another. */
export function TimelinePanel({ draft, errorOf, isReadOnly, onChange, onPropose }: TimelinePanelProps) {
  const t = useTranslations("ishm.draws.form");
  const { formats } = useOffice();
  return (
    <Panel
      title={t("times")}
      side={
        isReadOnly || draft.playDates.length === 0 || !draft.hasOwnTimes ? null : (
          <Button variant="quiet" size="small" onClick={onPropose}>
            {t("propose")}
          </Button>
        )
      }
    >
      <p className="text-ink-2">{t("timesLead", { zone: formats.standardTimeZone })}</p>
      <ol className="flex flex-col">
        {drawMoments.map((moment) => (
          <li
            key={moment}
            className="relative border-s-2 border-line ps-6 pb-4 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute -start-[7px] top-1 size-3 rounded-full border-2 border-pine-500 bg-sheet"
            />
            <DatetimeField
              id={moment}
              label={t(`moments.${moment}`)}
              value={draft.times[moment]}
              readOnly={isReadOnly}
              error={errorOf(moment)}
              onChange={({ target }) =>
                onChange({ times: { ...draft.times, [moment]: target.value }, hasOwnTimes: true })
              }
            />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type DrawRulesPanelProps = DrawPart & { canNameBeacon: boolean };

/** The rules of a draw: mode, number of choices and players, public randomness. */
export function DrawRulesPanel({ draft, errorOf, isReadOnly, onChange, canNameBeacon }: DrawRulesPanelProps) {
  const t = useTranslations("ishm.draws.form");
  const draws = useTranslations("ishm.draws");
  const number = (name: "maxChoices" | "minPlayers") => (
    <TextField
      id={name}
      label={t(`fields.${name}`)}
      inputMode="numeric"
      maxLength={2}
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
      {number("maxChoices")}
      {number("minPlayers")}
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
