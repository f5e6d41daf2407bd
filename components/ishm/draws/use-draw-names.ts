import { useMemo } from "react";
import { useCodeSets } from "@/lib/web/api/use-kept";
import { playDay } from "@/lib/web/draws/words";
import { useOffice } from "../frame/root/office-context";

const groups = ["courses", "standbyTimeCodes", "memberTypes", "periods"] as const;
type Group = (typeof groups)[number];
type Input = { playDate: string; standbyTimeCode: string | null; courseCode: string | null };
type TeeTime = { playDate: string; teeTime: string; courseCode: string };

/** The club's words for what a draw is made of, in the language of the screen. */
export function useDrawNames() {
  const { clubCode, language } = useOffice();
  const { data } = useCodeSets(clubCode, language, groups);
  return useMemo(() => {
    const nameOf = (group: Group, key: string) =>
      data?.[group]?.list.find((code) => code.key === key)?.keyName ?? key;
    const day = (date: string) => playDay(date, language);
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
  }, [data, language]);
}
