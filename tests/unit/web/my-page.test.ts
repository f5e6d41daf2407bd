import { calendarFile, calendarOfRounds, shareText } from "@/lib/web/my/calendar-file";
import { createCallKey } from "@/lib/web/my/call-key";
import { inquiryBody, missingFields, newInquiry } from "@/lib/web/my/inquiry-draft";
import { deadlinesOf, type Known, nextRound, owedOf, warningsOf } from "@/lib/web/my/pending-items";

const round = {
  uid: "261216-00004@ms01",
  sequence: 2,
  title: "골프: 미르솔, 미르; \\ 코스",
  description:
    "예약번호 261216-00004.\n무료 취소 기한은 2026.12.13 17:00까지입니다. 그 뒤에는 위약금이 적용됩니다.",
  location: "27 Solbaram-ro, Mir-si",
  url: "https://mirsol.example/mypage/bookings/500001",
  startsAt: Date.parse("2026-12-16T07:21:00+09:00"),
  minutes: 270,
  freeCancelUntil: Date.parse("2026-12-13T17:00:00+09:00"),
  alarmText: "Cancelling is free until 17:00",
  stampedAt: Date.parse("2026-11-23T10:00:00+09:00"),
};
const unfolded = (text: string) => text.replaceAll("\r\n ", "");
const linesOf = (text: string) => unfolded(text).split("\r\n");

describe("the calendar file (RFC 5545)", () => {
  test("names the round in UTC, whatever the zone of this host", () => {
    expect(linesOf(calendarFile(round))).toEqual(
      expect.arrayContaining([
        "BEGIN:VCALENDAR",
        "UID:261216-00004@ms01",
        "SEQUENCE:2",
        "DTSTAMP:20261123T010000Z",
        "DTSTART:20261215T222100Z",
        "DTEND:20261216T025100Z",
      ]),
    );
  });

  test("rings at the end of free cancelling and two hours before", () => {
    const alarms = linesOf(calendarFile(round)).filter((line) => line.startsWith("TRIGGER"));
    expect(alarms).toEqual([
      "TRIGGER;VALUE=DATE-TIME:20261213T060000Z",
      "TRIGGER;VALUE=DATE-TIME:20261213T080000Z",
    ]);
  });

  test("an alarm whose moment is over is left out", () => {
    const late = { ...round, stampedAt: round.freeCancelUntil - 3_600_000 };
    expect(calendarFile(late).match(/BEGIN:VALARM/g)).toHaveLength(1);
    expect(calendarFile({ ...late, stampedAt: round.freeCancelUntil })).not.toContain("VALARM");
  });

  test("signs that mean something are escaped, lines break as \\n", () => {
    const lines = linesOf(calendarFile(round));
    expect(lines).toContain("SUMMARY:골프: 미르솔\\, 미르\\; \\\\ 코스");
    expect(lines.find((line) => line.startsWith("DESCRIPTION:예약"))).toContain("00004.\\n무료");
  });

  test("no line is longer than 75 octets, none is cut inside a letter, each ends with CR LF", () => {
    const text = calendarFile(round);
    const raw = text.split("\r\n");
    expect(Math.max(...raw.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(raw.some((line) => line.startsWith(" "))).toBe(true);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text).not.toMatch(/[^\r]\n|\uFFFD/);
  });
});

describe("a calendar that programmes subscribe to", () => {
  const now = Date.parse("2026-11-23T10:00:00+09:00");
  const other = { ...round, uid: "500002@ms01", freeCancelUntil: null };

  test("holds every round with its name and how often to ask again", () => {
    const lines = linesOf(calendarOfRounds("골프: 미르솔", [round, other], now));
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([
        "X-WR-CALNAME:골프: 미르솔",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "UID:261216-00004@ms01",
        "UID:500002@ms01",
      ]),
    );
    expect(lines.filter((line) => line.startsWith("METHOD"))).toEqual([]);
  });

  test("is the same text later, until an alarm is over", () => {
    const at = (time: string) => calendarOfRounds("Golf", [round], Date.parse(time));
    expect(at("2026-12-01T09:00:00+09:00")).toBe(at("2026-11-23T10:00:00+09:00"));
    expect(at("2026-12-13T15:00:01+09:00")).not.toBe(at("2026-11-23T10:00:00+09:00"));
  });

  test("rings for nobody who cannot cancel", () => {
    expect(calendarOfRounds("Golf", [other], now)).not.toContain("VALARM");
  });

  test("is a calendar too while it has no rounds", () => {
    expect(linesOf(calendarOfRounds("Golf", [], now)).slice(-2)).toEqual(["END:VCALENDAR", ""]);
  });
});

test("what is shared names the round and nothing that only the booker may know", () => {
  const shared = { club: "Mirsol", when: "2026.12.16 (Wed) 07:21", course: "Mir", address: "" };
  expect(shareText({ ...shared, players: ["김미루", "박바람"] })).toBe(
    "Mirsol\n2026.12.16 (Wed) 07:21\nMir\n김미루, 박바람",
  );
});

test("the same wish keeps its key, another has another", () => {
  let made = 0;
  const keyOf = createCallKey(() => `key-${++made}`);
  expect([keyOf({ a: 1 }), keyOf({ a: 1 }), keyOf({ a: 2 })]).toEqual(["key-1", "key-1", "key-2"]);
});

describe("what my page says first", () => {
  const now = Date.parse("2026-12-10T10:00:00+09:00");
  const booking = (more: object) => ({
    bookingIdx: 1,
    playDate: "2026-12-16",
    teeTime: "07:21",
    state: "10" as const,
    canCancel: true,
    freeCancelUntil: "2026-12-13T17:00:00+09:00",
    playerCount: 4,
    players: [{ name: "A" }, { name: "B" }, { name: "C" }, { name: "D" }],
    ...more,
  });
  const known = (part: object) => part as unknown as Known;

  test("deadlines stand in the order of their ends; what is over or not to be decided is left out", () => {
    const found = deadlinesOf(
      known({
        bookings: [booking({}), booking({ bookingIdx: 2, freeCancelUntil: "2026-12-09T17:00:00+09:00" })],
        waitings: [
          {
            waitingIdx: 5,
            playDate: "2026-12-12",
            state: "20",
            offerUntil: "2026-12-10T10:30:00+09:00",
            graceUntil: null,
          },
          {
            waitingIdx: 6,
            playDate: "2026-12-12",
            state: "30",
            offerUntil: null,
            graceUntil: "2026-12-10T09:30:00+09:00",
          },
        ],
        draws: [
          {
            drawPostIdx: 71,
            state: "30",
            declineUntil: "2026-12-11T17:00:00+09:00",
            result: { playDate: "2026-12-19" },
          },
          { drawPostIdx: 72, state: "60", declineUntil: "2026-12-11T17:00:00+09:00", result: null },
        ],
      }),
      now,
    );
    expect(found.map(({ kind, idx }) => `${kind} ${idx}`)).toEqual(["offer 5", "draw 71", "free 1"]);
  });

  test("the tee times of a group on one day are one deadline and one warning", () => {
    const until = "2027-03-07T17:00:00+09:00";
    const group = [11, 12, 13, 14].map((bookingIdx) =>
      booking({ bookingIdx, playDate: "2027-03-10", freeCancelUntil: until, players: [{ name: "A" }] }),
    );
    expect(deadlinesOf(known({ bookings: group }), now)).toEqual([
      { kind: "free", idx: 11, day: "2027-03-10", until },
    ]);
    expect(warningsOf(known({ bookings: group }), now)).toEqual([
      { kind: "companions", bookingIdx: 11, day: "2027-03-10", missing: 12 },
    ]);
  });

  test("warnings name the longest suspension, all that is owed, seats without a name and coupons of a week", () => {
    const penalty = {
      state: "10",
      suspendTo: "2027-01-13T10:00:00+09:00",
      fineAmount: 47_000,
      paidAmount: 7_000,
    };
    const found = warningsOf(
      known({
        bookings: [booking({ players: [{ name: "A" }, { name: "B" }, { name: "" }] })],
        penalties: {
          list: [
            penalty,
            { ...penalty, suspendTo: "2027-05-13T23:00:00+09:00" },
            { ...penalty, state: "30" },
            { ...penalty, state: "40", suspendTo: "2026-01-01T00:00:00+09:00" },
          ],
        },
        coupons: [
          { couponName: "Soon", daysLeft: 7, validTo: "2026-12-17" },
          { couponName: "Later", daysLeft: 8, validTo: "2026-12-18" },
        ],
      }),
      now,
    );
    expect(found).toEqual([
      { kind: "suspended", until: "2027-05-13T23:00:00+09:00" },
      { kind: "fine", amount: 120_000 },
      { kind: "companions", bookingIdx: 1, day: "2026-12-16", missing: 2 },
      { kind: "coupon", name: "Soon", day: "2026-12-17" },
    ]);
  });

  test("nothing is owed of what was waived or paid", () => {
    expect(owedOf({ state: "30", fineAmount: 100, paidAmount: 0 })).toBe(0);
    expect(owedOf({ state: "10", fineAmount: "100.50", paidAmount: "0.25" })).toBe(100.25);
  });

  test("the next round is the earliest to come; one that has teed off is not next, unless checked in", () => {
    const rounds = [
      booking({ bookingIdx: 1, playDate: "2026-12-16" }),
      booking({ bookingIdx: 2, playDate: "2026-12-10", teeTime: "07:00" }),
      booking({ bookingIdx: 3, playDate: "2026-12-11", state: "50" }),
    ];
    expect(nextRound(rounds, "2026-12-10T10:00:00")?.bookingIdx).toBe(1);
    const here = booking({ bookingIdx: 4, playDate: "2026-12-10", teeTime: "07:00", state: "30" });
    expect(nextRound([...rounds, here], "2026-12-10T10:00:00")?.bookingIdx).toBe(4);
  });
});

describe("an inquiry", () => {
  test("takes from an address a kind and a booking, and nothing else", () => {
    expect(newInquiry("?type=90&booking=500001")).toMatchObject({
      questionType: "90",
      relatedBookingIdx: "500001",
    });
    expect(newInquiry("?type=<b>&booking=-1&title=x")).toMatchObject({
      questionType: "",
      relatedBookingIdx: "",
      title: "",
    });
  });

  test("names what is missing in the order of the form, and is sent without the space around it", () => {
    const fields = { ...newInquiry("?booking=7"), contents: " " };
    expect(missingFields(fields)).toEqual(["questionType", "title", "contents"]);
    const whole = { ...fields, questionType: "10", title: " A ", contents: " B\n", replyBy: "pigeon" };
    expect(inquiryBody(whole)).toEqual({
      questionType: "10",
      title: "A",
      contents: "B",
      replyBy: "SITE",
      relatedBookingIdx: 7,
    });
  });
});
