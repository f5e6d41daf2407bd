/** domain.md A1: today, this week, month, quarter, year, or days of one's own (`from` and `to`). */
export const dashboardPeriods = ["D", "W", "M", "Q", "Y", "C"] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];
