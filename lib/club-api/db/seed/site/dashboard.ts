import { createHash } from "node:crypto";
import type { Database } from "../../database";
import { dashboardDays } from "../../tables";
import type { Seeding } from "../seeding";

const dayCount = 60;
/** Visits of the demo's today so far (domain.md P3: one more is 341). */
const visitsToday = 340;

/** Sixty days of counters, today included: busier towards the weekend, the same for the same day. */
export async function seedDashboard(tx: Database, { clubIdx, days, data }: Seeding): Promise<void> {
  const without = {
    ...(data.draws ? {} : { drawApplications: 0 }),
    ...(data.teams ? {} : { teamForms: 0 }),
  };
  const rows = Array.from({ length: dayCount }, (_, distance) => {
    const date = days.day(-distance);
    return {
      clubIdx,
      date,
      ...countersOf(date),
      ...without,
      ...(distance === 0 ? { visits: visitsToday } : {}),
    };
  });
  await tx.insert(dashboardDays).values(rows);
}

function countersOf(date: string) {
  const digest = createHash("sha256").update(`dashboard ${date}`).digest();
  const upTo = (place: number, limit: number) => (digest[place] ?? 0) % (limit + 1);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const isBusy = weekday === 0 || weekday === 5 || weekday === 6;
  const bookings = (isBusy ? 62 : 38) + upTo(0, 14);
  return {
    visits: (isBusy ? 330 : 260) + upTo(1, 70),
    newMembers: upTo(2, 3),
    withdrawals: upTo(3, 20) === 0 ? 1 : 0,
    dormants: upTo(4, 15) === 0 ? 1 : 0,
    bookings,
    cancels: 2 + upTo(5, 5),
    lateCancels: upTo(6, 4) === 0 ? 1 : 0,
    noShows: upTo(7, 20) === 0 ? 1 : 0,
    waitings: upTo(8, isBusy ? 8 : 3),
    drawApplications: upTo(9, 2),
    teamForms: upTo(10, 9) === 0 ? 1 : 0,
    vocReceived: upTo(11, 2),
    vocAnswered: upTo(12, 2),
  };
}
