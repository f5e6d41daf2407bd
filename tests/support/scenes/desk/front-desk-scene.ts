import { and, eq } from "drizzle-orm";
import { auditRecords } from "@/lib/club-api/db/tables";
import type { DeskBooking, DeskDay, DeskVisit, ScanAnswer } from "@/lib/contract/bookings/ops-desk";
import { type BookingScene, bookingScene } from "../booking-scene";

/** The demo club with the words of the front desk. */
export async function deskScene() {
  const scene: BookingScene = await bookingScene();
  const { send, data, db } = scene;
  const playDay = (time: string) => scene.goTo(`12-16 ${time}`);
  const day = (query = "", id = "ssadmin1") => data<DeskDay>(id, "GET", `/ops/desk?date=2026-12-16${query}`);
  return {
    ...scene,
    playDay,
    day,
    scan: (code: string, id = "ssadmin1") => data<ScanAnswer>(id, "POST", "/ops/desk/scans", { code }),
    /** The check-in code that a member's phone shows on the play date. */
    async codeOf(id = "kimmiru", memberIdx = 100_001): Promise<string> {
      type Today = { today: { checkInToken: string } | null };
      const { today } = await data<Today>(id, "GET", `/my-reservation/frontdesk/${memberIdx}`);
      return today?.checkInToken ?? "";
    },
    async partyOf(bookingIdx: number): Promise<DeskBooking> {
      const found = (await day()).list.find((one) => one.bookingIdx === bookingIdx);
      if (!found) throw new Error(`no party ${bookingIdx} at the desk`);
      return found;
    },
    giveOut: (
      visit: Pick<DeskVisit, "visitIdx" | "lockerNo" | "cartNo" | "bagTag">,
      wanted: Partial<Pick<DeskVisit, "lockerNo" | "cartNo" | "bagTag">>,
      id = "ssadmin1",
    ) => {
      const { visitIdx, lockerNo, cartNo, bagTag } = visit;
      const seen = { lockerNo, cartNo, bagTag };
      return send(id, "PUT", `/ops/visits/${visitIdx}`, { ...seen, ...wanted, seen });
    },
    looks: (entityKey: string) =>
      db
        .select()
        .from(auditRecords)
        .where(and(eq(auditRecords.entityKey, entityKey), eq(auditRecords.action, "VIEW")))
        .orderBy(auditRecords.auditIdx),
  };
}
