/** The days that are drawn of a strip that scrolls: those in sight and some on each side. */
export type DayWindow = { from: number; to: number };

const beyond = 4;

export function dayWindow(
  scrolled: number,
  { width, dayWidth, count }: { width: number; dayWidth: number; count: number },
): DayWindow {
  const first = Math.floor(scrolled / dayWidth) - beyond;
  const last = Math.ceil((scrolled + width) / dayWidth) + beyond;
  return { from: Math.max(0, first), to: Math.min(count, Math.max(last, first + 1)) };
}

/** Where a strip stands so that a day is in its middle. */
export function scrollTo(day: number, { width, dayWidth }: { width: number; dayWidth: number }): number {
  return Math.max(0, day * dayWidth - (width - dayWidth) / 2);
}
