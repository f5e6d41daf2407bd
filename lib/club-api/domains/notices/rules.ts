const newDays = 7;

/** What a notice says in each language. */
export const noticeTexts = {
  first: "title",
  fields: ["title", "contents"],
  rich: ["contents"],
} as const;

/** Whether the last day comes before the first; days are `yyyy-MM-dd`, null is open. */
export function isReversedPeriod(openFrom: string | null, openTo: string | null): boolean {
  return openFrom !== null && openTo !== null && openTo < openFrom;
}

/** Whether a notice still counts as new: created within seven days. */
export function isNewNotice(createdAt: Date, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime();
  return age >= 0 && age < newDays * 86_400_000;
}
