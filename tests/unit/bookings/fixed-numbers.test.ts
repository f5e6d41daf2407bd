import { answerDays } from "@/lib/club-api/domains/data-requests/rules";
import { priorityOf } from "@/lib/club-api/domains/waitings/rules";
import { noShowJob } from "@/lib/club-api/jobs/booking-jobs";
import { noShowTime } from "@/lib/club-api/workflows/desk/no-show";
import { stageDays } from "@/lib/shared/bookings/cancel-stage";
import { isPftClub, pftPreset } from "@/lib/shared/pft-preset";

/* Numbers that the specification fixes: each stands once in the code, under a name. */

test("the preset for military courses (domain.md 3, 7.8)", () => {
  expect(pftPreset).toEqual({
    companions: 2,
    waitings: { perDate: 1, open: 2 },
    drawPostsPerMonth: 4,
    waitingPriorities: { "42": 20, "41": 10 },
  });
  expect(["42", "41", "43"].map((type) => priorityOf(type, true))).toEqual([20, 10, 0]);
  expect(["42", "41", "43"].map((type) => priorityOf(type, false))).toEqual([0, 0, 0]);
  expect([isPftClub({ value4: "Y" }), isPftClub({ value4: "N" }), isPftClub(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("days of the stages, of an answer, and the hour of no-shows (7.7, P-07, 7.12)", () => {
  expect(stageDays).toEqual({ L1: 2, L2: 1 });
  expect(answerDays).toBe(10);
  expect([noShowTime, noShowJob.at]).toEqual(["23:00", "23:00"]);
});
