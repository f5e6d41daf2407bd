import type { DeskBooking, DeskDay, DeskVisit } from "@/lib/contract/bookings/ops-desk";
import { arrivalPhase } from "@/lib/shared/bookings/arrival-phase";

const playDate = "2026-11-23";
const at = (time: string) => `${playDate}T${time}:00+09:00`;

/** A party of two at 11:00, whose check-in is open at the office tests' ten o'clock. */
export function deskParty(bookingIdx: number, part: Partial<DeskBooking> = {}): DeskBooking {
  return {
    bookingIdx,
    rsvNo: `261123-${String(bookingIdx).padStart(5, "0")}`,
    playDate,
    teeTime: "11:00",
    courseName: "Mir",
    holeCode: "18",
    caddieMode: "C",
    playerCount: 4,
    minPlayers: 3,
    memberIdx: 100_001,
    bookerName: `Party ${bookingIdx}`,
    state: "10",
    stateName: "Booked",
    memo: "",
    version: 2,
    quote: {
      currency: "KRW",
      greenFee: 530_000,
      cartFee: 100_000,
      caddieFee: 150_000,
      rental: 0,
      discount: 10_000,
      total: 770_000,
      perPlayer: [80_000, 150_000, 150_000, 150_000],
      penaltyBase: 530_000,
    },
    teeOffAt: at("11:00"),
    checkInFrom: at("09:00"),
    checkInTo: at("10:50"),
    noShowFrom: at("11:20"),
    players: [80_000, 150_000, 150_000, 150_000].map((greenFee, place) => ({
      seq: place + 1,
      isBooker: place === 0,
      memberIdx: place === 0 ? 100_001 : null,
      name: place === 0 ? `Party ${bookingIdx}` : "",
      phoneNo: null,
      memberType: "10",
      greenFee,
    })),
    visits: [],
    checkedIn: null,
    ...part,
  };
}

export function deskVisit(visitIdx: number, part: Partial<DeskVisit> = {}): DeskVisit {
  return {
    visitIdx,
    seq: 1,
    memberIdx: 100_001,
    name: "K** M***",
    state: "CHECKED_IN",
    checkInAt: at("09:55"),
    lockerNo: null,
    cartNo: null,
    bagTag: null,
    total: 0,
    paid: 0,
    ...part,
  };
}

/** The same party after a desk has let it in. */
export function partyInside(booking: DeskBooking, visits = [deskVisit(550_010)]): DeskBooking {
  const checkedIn = { by: "ssadmin1", at: at("09:55"), players: booking.playerCount };
  return {
    ...booking,
    state: "30",
    stateName: "Checked in",
    version: booking.version + 1,
    visits,
    checkedIn,
  };
}

export function deskDayOf(list: readonly DeskBooking[], version = "v1"): DeskDay {
  const now = new Date(at("10:00"));
  const of = (phase: string) => list.filter((booking) => arrivalPhase(booking, now) === phase).length;
  return {
    playDate,
    version,
    counts: {
      parties: list.length,
      players: list.length * 4,
      expected: of("EXPECTED"),
      arriving: of("ARRIVING"),
      late: of("LATE"),
      candidates: of("CANDIDATE"),
      checkedIn: of("IN"),
      playing: of("PLAYING"),
      settled: of("SETTLED"),
      noShows: of("NO_SHOW"),
    },
    list: [...list],
  };
}
