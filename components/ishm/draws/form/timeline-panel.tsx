"use client";

import { useTranslations } from "next-intl";
import { DatetimeField } from "@/components/form/datetime-field";
import { Button } from "@/components/ui/button";
import { drawMoments } from "@/lib/shared/draws/draw-times";
import { Panel } from "../../frame/panel";
import { useOffice } from "../../frame/root/office-context";
import type { DrawPart } from "../draw-part";

type Props = DrawPart & { onPropose: () => void };

/** The six moments of a draw in their order, each with the hour that custom gives it until somebody sets another. */
export function TimelinePanel({ draft, errorOf, isReadOnly, onChange, onPropose }: Props) {
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
