import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { drawPostState } from "@/lib/contract/code-values/draws";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { drawTimeline } from "@/lib/web/draws/timeline";
import { useOffice } from "../frame/root/office-context";
import { useDeadline } from "../frame/use-deadline";

const groups = ["courses", "standbyTimeCodes", "memberTypes", "periods"] as const;
type Group = (typeof groups)[number];
type Input = { playDate: string; standbyTimeCode: string | null; courseCode: string | null };
type TeeTime = { playDate: string; teeTime: string; courseCode: string };

/** The names of courses, bands, member types and days of a draw, in the language of the screen. */
export function useDrawNames() {
  const { clubCode, language, formats } = useOffice();
  const { data } = useCodeSets(clubCode, language, groups);
  return useMemo(() => {
    const nameOf = (group: Group, key: string) =>
      data?.[group]?.list.find((code) => code.key === key)?.keyName ?? key;
    const day = (date: string) => formatDay(date, { language, formats });
    const course = (key: string) => nameOf("courses", key);
    const band = (key: string) => nameOf("standbyTimeCodes", key);
    return {
      day,
      course,
      band,
      memberType: (key: string) => nameOf("memberTypes", key),
      period: (key: string) => nameOf("periods", key),
      teeTime: (slot: TeeTime) => `${day(slot.playDate)} ${slot.teeTime} ${course(slot.courseCode)}`,
      input: ({ playDate, standbyTimeCode, courseCode }: Input) =>
        [day(playDate), standbyTimeCode && band(standbyTimeCode), courseCode && course(courseCode)]
          .filter(Boolean)
          .join(" "),
    };
  }, [data, language, formats]);
}

type Draw = Parameters<typeof drawTimeline>[0];

/** The next event of a draw and its time, as a sentence; null when there is none. */
export function useNextMoment(): (draw: Draw) => string | null {
  const t = useTranslations("ishm.draws.next");
  const { now } = useOffice();
  const deadline = useDeadline();
  return (draw) => {
    const next = drawTimeline(draw, now()).find(({ state }) => state !== "over");
    if (!next || draw.state === drawPostState.cancelled) return null;
    const isNow = next.state === "now" && next.to !== null;
    const moment = deadline.moment(isNow && next.to ? next.to : next.from);
    return isNow ? t(`until.${next.name}`, { moment }) : t(`at.${next.name}`, { moment });
  };
}
