import { couponState } from "@/lib/contract/code-values/coupons";
import { bookingListQuery, firstBookings } from "@/lib/web/my/booking-list";
import { homeReads } from "@/lib/web/my/home-reads";
import { pageQuery } from "@/lib/web/my/page-query";
import { type Ask, codeSets, type ScreenReads, type Visit } from "./ask";

const ownId = ({ memberIdx }: Visit) => ({ id: String(memberIdx) });
const inLanguage = ({ language }: Visit) => ({ lang: language });

const info: ScreenReads = (ask, visit) =>
  ask("GET /info/{id}", { params: ownId(visit), query: inLanguage(visit) });

const home: ScreenReads = (ask, visit) => {
  const reads = homeReads(visit.memberIdx, visit.today, visit.language);
  const { waitings, draws, penalties, coupons, inquiries } = reads;
  const rounds = Promise.all([ask(...reads.booked), ask(...reads.named)]);
  // Where no later day has a round, the screen offers the last party again.
  const lastParty = rounds.then((lists) => {
    const isAhead = lists.some((one) => one?.list.some(({ playDate }) => playDate > visit.today));
    return isAhead ? null : ask(...reads.lastParty);
  });
  return [
    ...[rounds, lastParty, ask(...waitings), ask(...draws), ask(...penalties)],
    ...[ask(...coupons), ask(...inquiries), Promise.resolve(info(ask, visit, ""))],
  ];
};

const suspensions: ScreenReads = (ask, visit) =>
  ask("GET /info/{id}/penalties", { params: ownId(visit), query: inLanguage(visit) });

const bookings: ScreenReads = (ask, visit) => [
  Promise.resolve(suspensions(ask, visit, "")),
  ask("GET /my-reservation/bookings/{id}", {
    params: ownId(visit),
    query: { ...bookingListQuery(firstBookings, visit.today), lang: visit.language },
  }),
  ask("GET /ext/reminders", { query: {} }),
  ask("GET /ext/calendar-address", { query: {} }),
];

const booking: ScreenReads = (ask, visit, idx) => [
  Promise.resolve(suspensions(ask, visit, "")),
  ask("GET /ext/bookings/{id}", { params: { id: idx }, query: inLanguage(visit) }),
  ask("GET /my-reservation/frontdesk/{id}", {
    params: ownId(visit),
    query: { size: "1", lang: visit.language },
  }),
  codeSets(ask, visit, ["reservationTypes"]),
  codeSets(ask, visit, ["memberTypes"]),
];

const coupons: ScreenReads = (ask, visit) => [
  ask("GET /coupon/count/{id}", { params: ownId(visit), query: inLanguage(visit) }),
  ask("GET /coupon/{id}", {
    params: ownId(visit),
    query: { ...pageQuery(1, visit.language), state: couponState.usable },
  }),
  codeSets(ask, visit, ["dcTargets", "holidayTypes", "periods"]),
];

const penalties: ScreenReads = (ask, visit) => [
  ask("GET /my-reservation/penalty/{id}", { params: ownId(visit), query: pageQuery(1, visit.language) }),
  Promise.resolve(suspensions(ask, visit, "")),
];

const delegates: ScreenReads = async (ask, visit) => {
  const answer = await ask("GET /ext/delegations", { query: {} });
  // Who has named nobody is shown no acts.
  if (answer && answer.given.length > 0)
    await ask("GET /ext/delegate-acts", { query: pageQuery(1, visit.language) });
};

function season(ask: Ask, visit: Visit, yearsAhead: number) {
  return ask("GET /reservation/team/check-apply/{a}/{b}", {
    params: { a: String(visit.memberIdx), b: String(Number(visit.today.slice(0, 4)) + yearsAhead) },
    query: inLanguage(visit),
  });
}

/** The pages of the account by their paths without language; `{idx}` is a number. */
export const accountReads: Readonly<Record<string, ScreenReads>> = {
  "/mypage": home,
  "/mypage/bookings": bookings,
  "/mypage/bookings/{idx}": booking,
  "/mypage/waitings": (ask, visit) => [
    ask("GET /my-reservation/waitings/{id}", { params: ownId(visit), query: pageQuery(1, visit.language) }),
    codeSets(ask, visit, ["standbyTimeCodes", "courses"]),
  ],
  "/mypage/joins": (ask, visit) => ask("GET /ext/joins", { query: inLanguage(visit) }),
  "/mypage/last-minute": (ask, visit) => ask("GET /ext/last-minute", { query: inLanguage(visit) }),
  "/mypage/draws": (ask, visit) => [
    ask("GET /my-reservation/draw/{id}", { params: ownId(visit), query: pageQuery(1, visit.language) }),
    codeSets(ask, visit, ["standbyTimeCodes", "courses"]),
  ],
  "/mypage/teams": (ask, visit) => [
    season(ask, visit, 0),
    season(ask, visit, 1),
    codeSets(ask, visit, ["teamStates"]),
  ],
  "/mypage/coupons": coupons,
  "/mypage/penalties": penalties,
  "/mypage/visits": (ask, visit) =>
    ask("GET /my-reservation/frontdesk/{id}", { params: ownId(visit), query: pageQuery(1, visit.language) }),
  "/mypage/cs": (ask, visit) => ask("GET /voc", { query: pageQuery(1, visit.language) }),
  "/mypage/cs/form": (ask, visit) => [
    codeSets(ask, visit, ["questionTypes"]),
    codeSets(ask, visit, ["policyCodes"]),
  ],
  "/mypage/cs/{idx}": (ask, visit, idx) =>
    ask("GET /voc/{id}", { params: { id: idx }, query: inLanguage(visit) }),
  "/mypage/myinfo": info,
  "/mypage/myinfo/additional": (ask, visit) => [
    Promise.resolve(info(ask, visit, "")),
    codeSets(ask, visit, ["workCodes", "incomes", "regionCodes", "courses"]),
  ],
  "/mypage/myinfo/consents": (ask, visit) => [
    Promise.resolve(info(ask, visit, "")),
    ask("GET /ext/consents", { query: inLanguage(visit) }),
  ],
  "/mypage/myinfo/notices": (ask) => ask("GET /ext/push", { query: {} }),
  "/mypage/myinfo/delegates": delegates,
  "/mypage/myinfo/sessions": (ask) => ask("GET /ext/sessions", {}),
  "/mypage/myinfo/data-use": (ask, visit) => [
    ask("GET /ext/data-requests", { query: { page: "1", size: "5", lang: visit.language } }),
    ask("GET /ext/data-use", { query: pageQuery(1, visit.language) }),
  ],
  "/reservation/draws/{idx}": (ask, visit, idx) => {
    const input = { params: { a: String(visit.memberIdx), b: idx }, query: inLanguage(visit) };
    return [
      ask("GET /reservation/draw/posts/{a}/{b}", input),
      ask("GET /reservation/draw/{a}/{b}", input),
      ask("GET /ext/companions", {}),
    ];
  },
  "/reservation/draws/{idx}/proof": (ask, visit, idx) =>
    ask("GET /reservation/draw/{a}/{b}", {
      params: { a: String(visit.memberIdx), b: idx },
      query: inLanguage(visit),
    }),
  "/reservation/teams": (ask, visit) => season(ask, visit, 1),
  "/reservation/teams/new": (ask, visit) => teamForm(ask, visit, "0"),
  "/reservation/teams/{idx}": (ask, visit, idx) => teamForm(ask, visit, idx),
};

function teamForm(ask: Ask, visit: Visit, idx: string) {
  const params = { a: String(visit.memberIdx), b: idx };
  return [
    season(ask, visit, 1),
    ask("GET /reservation/team/form/{a}/{b}", { params, query: inLanguage(visit) }),
  ];
}
