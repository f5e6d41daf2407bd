import fc from "fast-check";
import { dayCount, periodSpan, spanCompared } from "@/lib/club-api/domains/dashboard/rules";
import { addClubDays } from "@/lib/club-api/domains/penalties/rules";
import { duesBetween, lastDue } from "@/lib/club-api/jobs/schedule";
import { cancelStageAt, stageDeadlines } from "@/lib/shared/bookings/cancel-stage";
import { usualTimes, wrongTime } from "@/lib/shared/draws/draw-times";
import { addDays } from "@/lib/shared/time/calendar";
import {
  atClubTime,
  clubClock,
  clubDate,
  clubTime,
  clubTimestamp,
  startOfNextClubDay,
} from "@/lib/shared/time/club-time";
import { openingMoment } from "@/lib/shared/time/opening-moments";
import { afterQuiet } from "@/lib/shared/time/quiet-hours";
import { calendarFile } from "@/lib/web/my/calendar-file";

/*
 * Ten years in zones whose clocks are moved twice a year, one of them by half an hour: no time of a club comes twice, none
 * is missing, no job runs twice, and what ends at a moment has not ended before it and is not open after it.
 */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const zones = ["Europe/London", "America/New_York", "Australia/Lord_Howe"] as const;
const firstDay = "2026-01-01";
const days = Array.from({ length: 3652 }, (_, place) => addDays(firstDay, place));
/** The days of a zone that do not have 24 hours. */
const oddDaysOf = (zone: string) =>
  days.filter((day) => {
    const start = atClubTime(day, "00:00", zone);
    return startOfNextClubDay(start, zone).getTime() - start.getTime() !== 24 * hourMs;
  });
const times = Array.from({ length: 24 * 60 }, (_, minute) => {
  const text = (value: number) => String(value).padStart(2, "0");
  return `${text(Math.floor(minute / 60))}:${text(minute % 60)}` as `${number}:${number}`;
});

describe.each(zones)("%s", (zone) => {
  const oddDays = oddDaysOf(zone);
  const oddDay = fc.constantFrom(...oddDays);
  /** A day around a change of the clock, the change itself the likeliest. */
  const nearDay = fc.tuple(oddDay, fc.integer({ min: -3, max: 3 })).map(([day, by]) => addDays(day, by));
  // The hours in which clocks are moved are the likeliest.
  const time = fc.oneof(fc.constantFrom(...times), fc.constantFrom(...times.slice(30, 210)));
  /** A moment around a change, to the minute. */
  const nearMoment = fc
    .tuple(oddDay, fc.oneof(fc.integer({ min: -26 * 60, max: 50 * 60 }), fc.integer({ min: 30, max: 240 })))
    .map(([day, minutes]) => new Date(atClubTime(day, "00:00", zone).getTime() + minutes * minuteMs));

  test("has two odd days a year", () => {
    expect(oddDays).toHaveLength(20);
  });

  test("every day follows the one before without a gap, and every moment lies in one", () => {
    const wrong = days.filter((day) => {
      const start = atClubTime(day, "00:00", zone);
      const next = startOfNextClubDay(start, zone).getTime();
      return !(
        clubDate(start, zone) === day &&
        clubDate(new Date(start.getTime() - 1), zone) === addDays(day, -1) &&
        next === atClubTime(addDays(day, 1), "00:00", zone).getTime()
      );
    });
    expect(wrong).toEqual([]);
  });

  test("times of an odd day come in the order of the clock; one that is skipped is the same time after the gap", () => {
    for (const day of oddDays) {
      const moments = times.map((one) => [one, atClubTime(day, one, zone)] as const);
      const shown = (moment: Date) => clubClock(moment, zone).slice(0, 16);
      const there = moments.filter(([one, moment]) => shown(moment) === `${day}T${one}`);
      expect(
        there.every(([, moment], place) => place === 0 || moment > (there[place - 1]?.[1] ?? moment)),
      ).toBe(true);
      const skipped = moments.filter(([one, moment]) => shown(moment) !== `${day}T${one}`);
      expect([0, 30, 60]).toContain(skipped.length);
      for (const [one, moment] of skipped) {
        const gap = Date.parse(`${shown(moment)}Z`) - Date.parse(`${day}T${one}Z`);
        expect(gap).toBe(skipped.length * minuteMs);
      }
    }
  });

  test("a timestamp of the wire names its moment, in both hours that the clock shows alike", () => {
    fc.assert(
      fc.property(nearMoment, (moment) => Date.parse(clubTimestamp(moment, zone)) === moment.getTime()),
    );
  });

  test("a daily job falls due once a day, whatever the time that it is set for", () => {
    fc.assert(
      fc.property(nearDay, time, (day, at) => {
        const from = atClubTime(addDays(day, -2), "12:00", zone);
        const to = atClubTime(addDays(day, 2), "12:00", zone);
        const dues = duesBetween(at, from, to, zone);
        const dueDays = dues.map((due) => clubDate(due, zone));
        expect(new Set(dueDays).size).toBe(dues.length);
        expect(dues).toHaveLength(4);
      }),
    );
  });

  test("a job that is asked for each minute runs at each due time once, and at no other", () => {
    fc.assert(
      fc.property(oddDay, time, (day, at) => {
        const start = atClubTime(day, "00:00", zone).getTime();
        const seen = new Set<number>();
        for (let minute = 1; minute <= 25 * 60; minute += 1) {
          seen.add(lastDue(at, new Date(start + minute * minuteMs), zone).getTime());
        }
        const dues = duesBetween(at, new Date(start), new Date(start + 25 * hourMs), zone);
        const later = [...seen].filter((due) => due > start);
        expect(later.toSorted()).toEqual(dues.map((due) => due.getTime()).toSorted());
      }),
      { numRuns: 40 },
    );
  });

  test("two spans that meet have each due time once", () => {
    fc.assert(
      fc.property(
        nearMoment,
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 1, max: 3000 }),
        time,
        (from, one, two, at) => {
          const middle = new Date(from.getTime() + one * minuteMs);
          const to = new Date(middle.getTime() + two * minuteMs);
          expect([...duesBetween(at, from, middle, zone), ...duesBetween(at, middle, to, zone)]).toEqual(
            duesBetween(at, from, to, zone),
          );
        },
      ),
    );
  });

  const numbers = fc.record({
    freeDays: fc.record({ WEEKDAY: fc.integer({ min: 2, max: 5 }), WEEKEND: fc.integer({ min: 2, max: 6 }) }),
    noShowMinutes: fc.integer({ min: 0, max: 240 }),
    dayBoundary: time,
  });

  test("a cancellation is in the stage whose deadline has not passed, and never goes back to a milder one", () => {
    const order = ["L0", "L1", "L2", "L3", "L4"];
    fc.assert(
      fc.property(
        nearMoment,
        fc.integer({ min: 0, max: 6 }),
        time,
        numbers,
        (now, daysAhead, teeTime, rules) => {
          const playDate = addDays(clubDate(now, zone), daysAhead);
          const round = { playDate, teeTime, dayType: "WEEKDAY" as const };
          const ends = stageDeadlines(round, rules, zone);
          const stage = cancelStageAt(round, rules, now, zone);
          const later = cancelStageAt(round, rules, new Date(now.getTime() + 30 * minuteMs), zone);
          expect(order.indexOf(later)).toBeGreaterThanOrEqual(order.indexOf(stage));
          if (now <= ends.L3) expect(stage === "L0").toBe(now < ends.freeUntil);
          if (stage === "L1") expect(now < ends.L1).toBe(true);
          if (stage === "L2") expect(now < ends.L2).toBe(true);
          expect(stage === "L4").toBe(now > ends.L3);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test("the end of quiet hours never lies before now, nor more than a night away", () => {
    fc.assert(
      fc.property(nearMoment, time, time, (now, from, to) => {
        fc.pre(from !== to);
        const after = afterQuiet(now, { from, to }, zone).getTime();
        expect(after).toBeGreaterThanOrEqual(now.getTime());
        expect(after - now.getTime()).toBeLessThanOrEqual(25 * hourMs);
      }),
      { numRuns: 3000 },
    );
  });

  test("days open in their order", () => {
    fc.assert(
      fc.property(nearDay, time, fc.integer({ min: 0, max: 30 }), (playDate, at, before) => {
        const rule = {
          memberType: "10",
          weekdayDays: before,
          weekdayTime: at,
          weekendDays: before,
          weekendTime: at,
          isBookable: true,
          weekdaySharePercent: null,
        };
        const moment = (day: string) => openingMoment(day, false, rule, { unit: "DAILY" }, zone).getTime();
        const span = moment(addDays(playDate, 1)) - moment(playDate);
        expect(span).toBeGreaterThanOrEqual(22 * hourMs);
        expect(span).toBeLessThanOrEqual(26 * hourMs);
      }),
    );
  });

  test("the moments of a draw are in their order", () => {
    for (const day of oddDays.flatMap((odd) => Array.from({ length: 40 }, (_, by) => addDays(odd, by)))) {
      const usual = usualTimes(day, zone);
      expect(wrongTime({ ...usual, confirmUntil: usual.releaseAt })).toBeNull();
    }
  });

  test("so many days of a suspension end at the hour at which it began, and hold each day", () => {
    fc.assert(
      fc.property(nearMoment, fc.integer({ min: 1, max: 400 }), (from, count) => {
        const end = addClubDays(from, count, zone);
        expect(clubDate(end, zone)).toBe(addDays(clubDate(from, zone), count));
        expect(Math.abs(end.getTime() - from.getTime() - count * 24 * hourMs)).toBeLessThanOrEqual(
          2 * hourMs,
        );
      }),
    );
  });

  test("a calendar file names the moment at which the club's clock shows the tee time, and so many minutes", () => {
    const round = {
      uid: "1@club",
      sequence: 0,
      title: "",
      description: "",
      location: "",
      url: "",
      alarmText: "",
    };
    const momentOf = (file: string, name: string) => {
      const [, ...parts] =
        file.match(new RegExp(`${name}:(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)(\\d\\d)Z`)) ?? [];
      return new Date(`${parts.slice(0, 3).join("-")}T${parts.slice(3).join(":")}Z`);
    };
    fc.assert(
      fc.property(nearDay, time, fc.constantFrom(135, 270), (day, teeTime, minutes) => {
        const startsAt = atClubTime(day, teeTime, zone).getTime();
        const file = calendarFile({
          ...round,
          startsAt,
          minutes,
          freeCancelUntil: startsAt - hourMs,
          stampedAt: 0,
        });
        const [start, end] = [momentOf(file, "DTSTART"), momentOf(file, "DTEND")];
        const isSkipped = clubTime(start, zone) !== teeTime;
        expect(clubDate(start, zone)).toBe(day);
        if (isSkipped) expect(oddDays).toContain(day);
        expect(end.getTime() - start.getTime()).toBe(minutes * minuteMs);
      }),
    );
  });

  test("statistics count a moment on one day of one period, and compare as many days", () => {
    fc.assert(
      fc.property(nearMoment, fc.constantFrom("D", "W", "M", "Q", "Y"), (moment, period) => {
        const day = clubDate(moment, zone);
        const span = periodSpan(period, day);
        expect(day >= span.from && day <= span.to).toBe(true);
        const inOthers: string[] = [];
        for (let place = 0, each = span.from; each <= span.to; place += 1, each = addDays(span.from, place)) {
          const own = periodSpan(period, each);
          if (own.from !== span.from || own.to !== span.to) inOthers.push(each);
        }
        expect(inOthers).toEqual([]);
        const before = spanCompared(period, span, day);
        expect(before.to < span.from).toBe(true);
        expect(dayCount(before)).toBeLessThanOrEqual(dayCount(span) + 3);
        if (day < span.to)
          expect(dayCount(before)).toBeLessThanOrEqual(dayCount({ from: span.from, to: day }));
      }),
    );
  });
});
