"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { choosableEntries } from "@/lib/contract/code-values/courses";
import { clubDate } from "@/lib/shared/time/club-time";
import { useCodeSets, useHolidays } from "@/lib/web/api/use-cached-calls";
import { useCall } from "@/lib/web/api/use-call";
import { Panel } from "../../frame/panel";
import { useOffice } from "../../frame/root/office-context";
import { drawDraftOf, proposedTimes, shiftedDraft } from "./draw-draft";
import { type DrawTemplate, drawTemplates, shiftDays, templateDates, templateTitle } from "./draw-templates";
import type { DrawForm } from "./use-draw-form";

const firstPeriod = "1";

/** Templates for a new draw; every value that one fills in can be changed below. */
export function TemplatePanel({ form }: { form: DrawForm }) {
  const t = useTranslations("ishm.draws.templates");
  const [chosen, setChosen] = useState<DrawTemplate | null>(null);
  const begin = useTemplates(form);
  return (
    <Panel title={t("title")}>
      <div className="flex flex-wrap gap-3">
        {drawTemplates.map((template) => {
          const start = begin(template);
          return (
            <Button
              key={template}
              variant="outline"
              size="small"
              aria-pressed={chosen === template}
              aria-disabled={start === null}
              className="aria-disabled:opacity-60 aria-pressed:bg-selected"
              onClick={() => {
                if (start === null) return;
                start();
                setChosen(template);
              }}
            >
              {t(`names.${template}`)}
            </Button>
          );
        })}
      </div>
      <p role="status" className="text-ink-2">
        {chosen ? t(`about.${chosen}`) : t("lead")}
      </p>
    </Panel>
  );
}

/** Returns the action of a template; null while it has nothing to fill in. */
function useTemplates(form: DrawForm): (template: DrawTemplate) => (() => void) | null {
  const { clubCode, language, languages, formats, now } = useOffice();
  const zone = formats.standardTimeZone;
  const today = clubDate(now(), zone);
  const { data: codes } = useCodeSets(clubCode, language, ["courses", "memberTypes"]);
  const { data: holidays } = useHolidays(clubCode, language);
  const last = useCall("GET /ops/draws", { query: { size: "1" } }, { handled: true }).data?.list[0];
  const keysOf = (group: string) => choosableEntries(codes?.[group]?.list ?? []).map(({ key }) => key);
  const days = {
    today,
    holidays: (holidays ?? []).flatMap(({ date, isHoliday }) => (isHoliday === "Y" ? [date] : [])),
  };

  return (template) => {
    if (template === "last") {
      if (!last) return null;
      const first = [...last.playDates].sort()[0] ?? today;
      return () => form.replace(shiftedDraft(drawDraftOf(last, zone), shiftDays(first, today)));
    }
    const playDates = templateDates(template, days);
    if (playDates.length === 0 || !codes) return null;
    const { draft, defaults } = form;
    const titled = languages.map((one) => [
      one,
      { ...draft.texts[one], title: templateTitle(template, playDates, { language: one, formats }) },
    ]);
    return () =>
      form.replace({
        ...draft,
        playDates,
        hasOwnTimes: false,
        times: proposedTimes(playDates, defaults, zone),
        texts: { ...draft.texts, ...Object.fromEntries(titled) },
        periods: draft.periods.length > 0 ? draft.periods : [firstPeriod],
        courseCodes: draft.courseCodes.length > 0 ? draft.courseCodes : keysOf("courses"),
        memberTypes:
          draft.memberTypes.length > 0 ? draft.memberTypes : (last?.memberTypes ?? keysOf("memberTypes")),
      });
  };
}
