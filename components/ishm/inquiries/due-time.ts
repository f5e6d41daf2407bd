const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export type DueTime = { side: "left" | "late"; unit: "days" | "hours" | "minutes"; count: number };

/** How long is left until a moment, or since when it has passed: whole days from two days on, then hours, then minutes. */
export function dueTime(dueAt: string, now: Date): DueTime {
  const gap = Date.parse(dueAt) - now.getTime();
  const size = Math.abs(gap);
  const side = gap < 0 ? "late" : "left";
  if (size >= 2 * dayMs) return { side, unit: "days", count: Math.floor(size / dayMs) };
  if (size >= hourMs) return { side, unit: "hours", count: Math.floor(size / hourMs) };
  return { side, unit: "minutes", count: Math.max(1, Math.floor(size / minuteMs)) };
}
