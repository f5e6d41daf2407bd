import type { Database } from "@/lib/club-api/db/database";
import { type bookings, teeSlots } from "@/lib/club-api/db/tables";

type NewBooking = typeof bookings.$inferInsert;

/** A club time of the demo zone, `2026-02-01 09:00`. */
export const clubMoment = (text: string) => new Date(`${text.replace(" ", "T")}:00+09:00`);

/** A slot of Mir by its day and time; its number is that of domain.md 7.1 with the time's own place. */
export function slotAt(playDate: string, teeTime: string): number {
  const minutes = Number(teeTime.slice(0, 2)) * 60 + Number(teeTime.slice(3));
  return (
    Number(playDate.slice(2).replaceAll("-", "")) * 1000 + 100 + (minutes % 90) + (minutes < 660 ? 0 : 9)
  );
}

/** Slots of Mir that are open to members. */
export async function laySlots(db: Database, playDate: string, period: string, teeTimes: readonly string[]) {
  const now = clubMoment("2025-01-01 09:00");
  await db.insert(teeSlots).values(
    teeTimes.map((teeTime) => ({
      clubIdx: 1,
      sheetIdx: slotAt(playDate, teeTime),
      playDate,
      courseCode: "1",
      courseOut: "2",
      period,
      teeTime,
      minPlayers: 3,
      maxPlayers: 4,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

/** A member's booking of such a slot, online, of four, 400,000 in green fees. */
export function bookingRow(
  memberIdx: number,
  [playDate, teeTime]: readonly [string, string],
  part: Partial<NewBooking> = {},
): NewBooking {
  const createdAt = clubMoment("2026-01-05 09:00");
  const quote = { currency: "KRW", greenFee: 400_000, cartFee: 100_000, caddieFee: 150_000, rental: 0 };
  return {
    clubIdx: 1,
    memberIdx,
    memberType: "10",
    sheetIdx: slotAt(playDate, teeTime),
    playDate,
    teeTime,
    rsvNo: `F-${playDate}-${teeTime}-${memberIdx}-${part.state ?? "40"}`,
    dayType: "WEEKDAY",
    courseCode: "1",
    courseOut: "2",
    period: "1",
    holeCode: "18",
    playerCount: 4,
    caddieMode: "C",
    reservationType: "10",
    income: "10",
    state: "40",
    quote: { ...quote, discount: 0, total: 650_000, perPlayer: [162_500], penaltyBase: 400_000 },
    freeCancelUntil: clubMoment(`${playDate} 00:00`),
    noShowAfter: clubMoment(`${playDate} ${teeTime}`),
    createdAt,
    createdBy: `member:${memberIdx}`,
    updatedAt: createdAt,
    updatedBy: `member:${memberIdx}`,
    ...part,
  };
}
