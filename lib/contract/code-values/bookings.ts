import type { CodeOf } from "./code-group";

/** domain.md 4, C1060 `rsvStates`: closed, the rules of domain.md 8.2 name every value. */
export const bookingState = {
  booked: "10",
  confirmed: "20",
  checkedIn: "30",
  played: "40",
  cancelled: "50",
  lateCancelled: "51",
  noShow: "60",
  clubCancelled: "70",
  weatherCancelled: "71",
  drawHold: "80",
} as const;
export type BookingState = CodeOf<typeof bookingState>;

/** domain.md 4, C1070 `reservationTypes`: closed. */
export const reservationTypeCode = {
  online: "10",
  waitingList: "20",
  draw: "30",
  yearlyTeam: "40",
  group: "41",
  phone: "50",
  partner: "60",
  walkIn: "70",
  eventPrice: "80",
  package: "90",
} as const;
export type ReservationTypeCode = CodeOf<typeof reservationTypeCode>;

/** domain.md 4, C1090 `incomes`, the CHANNEL entries; a club may add others, so that fields of the wire stay text. */
export const channelCode = {
  homepage: "10",
  mobileWeb: "20",
  app: "30",
  phone: "40",
  frontDesk: "50",
  fax: "60",
  partner: "70",
  system: "80",
} as const;

/** domain.md 4, C1100 `workCodes`, the RSVLOG entries: what was done to a booking; closed. */
export const bookingWork = {
  book: "10",
  change: "20",
  cancel: "30",
  companionEdit: "40",
  checkIn: "50",
  undoCheckIn: "60",
  noShow: "70",
  penalty: "80",
  penaltyReleased: "90",
} as const;
export type BookingWork = CodeOf<typeof bookingWork>;
