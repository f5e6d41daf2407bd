/** What a banner says in each language. */
export const bannerTexts = { first: "bannerName", fields: ["bannerName"], rich: [] } as const;

export type Progress = "0" | "1" | "2";

/** 0 planned, 1 running, 2 ended; the end is the first moment at which it no longer runs (domain.md 6). */
export function progressOf(now: Date, { startAt, endAt }: { startAt: Date; endAt: Date }): Progress {
  if (now < startAt) return "0";
  return now < endAt ? "1" : "2";
}
