import type { TeePlan, TeeTemplate } from "@/lib/shared/tee-times/templates";

/** A template that lays ten times on the first course, with what differs. */
export function template(different: Partial<TeeTemplate> = {}): TeeTemplate {
  return {
    seasonCode: "YEAR",
    dayKind: "EVERY",
    weekCodes: [],
    period: "1",
    firstTee: "07:00",
    lastTee: "08:03",
    interval: null,
    courseCodes: ["1"],
    minPlayers: null,
    maxPlayers: null,
    lunchMinutes: null,
    heldPercent: 0,
    heldFor: "90",
    memberTypes: [],
    ...different,
  };
}

const all = ["1", "2", "3"];
const part = (seasonCode: string, period: string, firstTee: string, lastTee: string, courseCodes = all) =>
  template({ seasonCode, period, firstTee, lastTee, courseCodes });

/** The season table of domain.md 7.1. */
export const summerAndWinter: TeePlan = {
  seasons: [
    { seasonCode: "SUMMER", fromDay: "04-01", toDay: "09-30" },
    { seasonCode: "WINTER", fromDay: "10-01", toDay: "03-31" },
  ],
  templates: [
    part("SUMMER", "1", "05:30", "07:43"),
    part("SUMMER", "2", "11:00", "13:13"),
    part("SUMMER", "3", "17:00", "18:44", ["1", "2"]),
    part("WINTER", "1", "07:00", "08:45"),
    part("WINTER", "2", "11:20", "12:23"),
  ],
};

/** One season that is the whole year. */
export const wholeYear = [{ seasonCode: "YEAR", fromDay: "01-01", toDay: "12-31" }];
