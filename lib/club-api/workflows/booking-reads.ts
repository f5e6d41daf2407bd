import { failureKind } from "@/lib/contract/failures";
import type { CallOutput } from "@/lib/contract/routes";
import { moneyToWire } from "@/lib/shared/money";
import type { Database } from "../db/database";
import { codeNames } from "../domains/codes";
import type { Member } from "../domains/members";
import { activeSuspension } from "../domains/penalties";
import { readFormats } from "../domains/policies";
import {
  type Booking,
  countsOf,
  findBooking,
  itemsOf,
  readNumbers,
  readStanding,
  stageOfBooking,
  standingFailure,
} from "../domains/reservations";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { previewCancel } from "./cancel-booking";

/** R1: what a member has booked around a date, what is left, and what stands in the way. */
export async function readCounts(
  db: Database,
  act: Act,
  { memberIdx, memberType }: Pick<Member, "memberIdx" | "memberType">,
  date: string,
): Promise<CallOutput<"GET /reservation/{a}/{b}/cnt">> {
  const numbers = await readNumbers(db, act.club.clubIdx);
  const standing = await readStanding(db, act, { memberIdx, memberType, playDate: date, known: { numbers } });
  const suspension = await activeSuspension(db, act, memberIdx);
  const failure = standingFailure(standing, numbers);
  const reasons = [
    ...(suspension ? [{ code: failureKind("RSV_SUSPENDED").code, until: suspension.until }] : []),
    ...(failure && !suspension ? [{ code: failureKind(failure.msgCode).code, until: null }] : []),
  ];
  return countsOf(act, date, standing, reasons);
}

/** One own booking with what cancelling it now would cost; 2001 for anybody else's. */
export async function readOwnBooking(
  db: Database,
  act: Act,
  memberIdx: number,
  bookingIdx: number,
): Promise<CallOutput<"GET /ext/bookings/{id}">> {
  const { clubIdx } = act.club;
  const booking = await findBooking(db, clubIdx, bookingIdx);
  if (booking?.memberIdx !== memberIdx) throw new ClubFailure("NOT_FOUND");
  const [item] = await itemsOf(db, act, [booking], memberIdx);
  if (!item) throw new ClubFailure("NOT_FOUND");
  const courses = await codeNames(db, clubIdx, "courses", act.choice);
  return {
    ...item,
    courseOutName: courses.get(booking.courseOut) ?? booking.courseOut,
    quote: booking.quote,
    couponIdx: booking.couponIdx,
    memo: booking.memo,
    cancelPreview: await readPreview(db, act, booking),
    phone: (await readNumbers(db, clubIdx)).phone,
  };
}

async function readPreview(
  db: Database,
  act: Act,
  booking: Booking,
): Promise<CallOutput<"GET /ext/bookings/{id}">["cancelPreview"]> {
  if (booking.state !== "10" && booking.state !== "20") return null;
  const { cancel } = await readNumbers(db, act.club.clubIdx);
  const stage = stageOfBooking(booking, cancel, act.now, act.club.zone);
  if (stage === "L4") return null;
  if (stage !== "L0") return (await previewCancel(db, act, booking, stage)).shown;
  const fineAmount = moneyToWire(0, await readFormats(db, act.club.clubIdx));
  return { stage, penaltyCode: null, fineAmount, suspendFrom: null, suspendTo: null, point: 0 };
}
