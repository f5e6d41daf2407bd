"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";
import { useCodeOptions } from "../board/form/use-code-options";
import type { FormFields } from "../form/use-office-form";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { toneAt } from "./season-band";
import { newTemplate, type SavedTeeTimes, seasonName, type TeeDraft, type TemplateDraft } from "./tee-draft";

type Props = {
  form: FormFields<TeeDraft>;
  saved: SavedTeeTimes;
  /** Place of the template whose form is open. */
  chosen: number | null;
  onChoose: (place: number | null) => void;
};

/** The templates under their seasons; pressing one opens its form. */
export function TemplateList({ form, saved, chosen, onChoose }: Props) {
  const t = useTranslations("ishm.teeTimes");
  const { language } = useOffice();
  const { draft, canSave } = form;
  const courseCodes = saved.courses.map(({ courseCode }) => courseCode);
  const add = (template: TemplateDraft) => {
    form.change({ templates: [...draft.templates, template] });
    onChoose(draft.templates.length);
  };
  return (
    <Panel title={t("templates")}>
      {draft.seasons.map((season) => (
        <section key={season.seasonCode} aria-label={seasonName(season, language)}>
          <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-heading font-semibold">{seasonName(season, language)}</h3>
            {canSave ? (
              <Button
                size="small"
                variant="quiet"
                aria-label={t("addTo", { season: seasonName(season, language) })}
                onClick={() =>
                  add(newTemplate(draft, { seasonCode: season.seasonCode, period: "2", courseCodes }))
                }
              >
                <Icon name="plus" size={18} />
                {t("add")}
              </Button>
            ) : null}
          </div>
          <ul className="flex flex-col gap-1.5">
            {draft.templates.map((template, place) =>
              template.seasonCode === season.seasonCode ? (
                <li key={template.key}>
                  <TemplateRow
                    template={template}
                    saved={saved}
                    isChosen={chosen === place}
                    onChoose={() => onChoose(chosen === place ? null : place)}
                  />
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

type RowProps = { template: TemplateDraft; saved: SavedTeeTimes; isChosen: boolean; onChoose: () => void };

function TemplateRow({ template, saved, isChosen, onChoose }: RowProps) {
  const t = useTranslations("ishm.teeTimes");
  const parts = useCodeOptions("periods", template.period);
  const part = parts.find(({ value }) => value === template.period)?.label ?? template.period;
  const courses = saved.courses.filter(({ courseCode }) => template.courseCodes.includes(courseCode));
  const held = Number(template.heldPercent);
  return (
    <button
      type="button"
      aria-expanded={isChosen}
      onClick={onChoose}
      className={cn(
        "flex w-full flex-wrap items-center gap-x-3 gap-y-0.5 rounded-control border px-3 py-2 text-start",
        isChosen ? "border-primary bg-selected" : "border-line hover:bg-hover",
      )}
    >
      <span
        className={cn("rounded-chip px-2 py-px text-chip font-semibold", toneAt(Number(template.period) - 1))}
      >
        {part}
      </span>
      <span className="font-semibold tabular-nums">
        {template.firstTee}–{template.lastTee}
      </span>
      <span className="text-ink-2">{useDaysText(template)}</span>
      <span className="text-ink-2">{courses.map(({ courseName }) => courseName).join(", ")}</span>
      {template.interval === "" ? null : (
        <span className="text-ink-2">{t("everyMinutes", { count: template.interval })}</span>
      )}
      {template.maxPlayers === "" ? null : (
        <span className="text-ink-2">{t("playersMost", { count: template.maxPlayers })}</span>
      )}
      {template.lunchMinutes === "" ? null : (
        <span className="text-ink-2">{t("lunchOf", { count: template.lunchMinutes })}</span>
      )}
      {held > 0 ? (
        <span className="text-ink-2">{t("heldShare", { percent: template.heldPercent })}</span>
      ) : null}
    </button>
  );
}

/** The days of a template as a phrase. */
function useDaysText({ dayKind, weekCodes }: TemplateDraft): string {
  const t = useTranslations("ishm.teeTimes");
  const names = useCodeOptions("weekCodes");
  if (dayKind !== "CHOSEN") return t(`dayKinds.${dayKind}`);
  const chosen = names.filter(({ value }) => (weekCodes as readonly string[]).includes(value));
  return chosen.map(({ label }) => label).join(", ") || t("dayKinds.CHOSEN");
}
