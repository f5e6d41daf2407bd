import { and, eq, isNull, notInArray } from "drizzle-orm";
import { drawApplications, outbox, penalties } from "@/lib/club-api/db/tables";
import { renderSms } from "@/lib/club-api/domains/outbox/render";
import { drawConfirmReminderJob } from "@/lib/club-api/jobs/booking-jobs";
import { announceDraw } from "@/lib/club-api/workflows/draws/posts/announce-draw";
import { penaltyKind, penaltyState } from "@/lib/contract/code-values/penalties";
import { languages } from "@/lib/shared/languages";
import { forFile } from "../../support/for-file";
import { jobContext } from "../../support/jobs";
import { drawScene, input, leeInput, postIdx } from "../../support/scenes/draws/draw-scene";

const lee = 100_002;
const park = 100_003;
const club = "미르솔 컨트리클럽";
const title = "12월 3주 주말 추첨";
const applicant = "이솔";
const secondDay = [{ rank: 1, playDate: "2026-12-20", standbyTimeCode: "12", courseCode: null }];
const named = [{ memberIdx: lee }, { memberId: "parkbaram" }, { name: "동반1", phoneNo: "010-0000-0101" }];
const scene = await forFile(drawScene);

beforeEach(async () => {
  await scene.reset();
  await scene.apply(lee, input({ drawIdx: 7002, players: named }));
});

/** Notifications of Park since he was named: each event once, by the mail. */
async function parkNotifications(): Promise<string[]> {
  const rows = await scene.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.memberIdx, park), eq(outbox.channel, "MAIL")))
    .orderBy(outbox.outboxIdx);
  return rows.map(({ event }) => event).filter((event) => event !== "drawCompanionNamed");
}

/** Lee can win nothing, for the one slot left is on the other day; she is on the reserve list. */
async function leaveNothingForLee(): Promise<void> {
  await scene.apply(lee, input({ drawIdx: 7002, players: named, choices: secondDay }));
  await scene.shrinkPool(1);
}

/** Two applications and one slot, which 7001 wins and lee waits for. */
async function letLeeWait(): Promise<void> {
  await scene.db.delete(drawApplications).where(notInArray(drawApplications.drawIdx, [7001, 7002]));
  await scene.shrinkPool(1);
  await scene.liveTo("announcement");
  expect(await scene.application(7002)).toMatchObject({ state: "40", reserveNo: 1 });
}

describe("whoever an application names is told, in words that say whose it is", () => {
  test("won: of the round, in place of the words of a booking", async () => {
    await scene.liveTo("announcement");
    expect(await scene.told(park, "drawCompanionWon")).toEqual([
      { club, date: "2026.12.19 (토)", time: expect.any(String), course: "미르", applicant },
    ]);
    expect(await parkNotifications()).toEqual(["drawCompanionWon"]);
  });

  test("won: a guest hears it at the number that he was named with, now that there is a booking", async () => {
    await scene.liveTo("announcement");
    const isGuest = and(eq(outbox.target, "010-0000-0101"), isNull(outbox.memberIdx));
    const rows = await scene.db.select().from(outbox).where(isGuest);
    expect(rows.map(({ event, channel }) => `${event} ${channel}`)).toEqual(["drawCompanionWon SMS"]);
  });

  test("reserve with the number, and lost at the release", async () => {
    await leaveNothingForLee();
    await scene.liveTo("announcement");
    const { reserveNo } = await scene.application(7002);
    expect(await scene.told(park, "drawCompanionReserve")).toEqual([
      { club, title, applicant, number: String(reserveNo) },
    ]);
    await scene.liveTo("release");
    expect(await parkNotifications()).toEqual(["drawCompanionReserve", "drawCompanionNotDrawn"]);
  });

  test("lost where the club keeps no reserve list", async () => {
    await leaveNothingForLee();
    await scene.setPolicy("C0360", { value1: "N" });
    await scene.liveTo("announcement");
    expect(await parkNotifications()).toEqual(["drawCompanionNotDrawn"]);
    expect((await scene.told(park, "drawCompanionNotDrawn"))[0]).toMatchObject({ title, applicant });
  });

  test("promoted from the reserve list", async () => {
    await letLeeWait();
    await scene.leave(100_101, 7001);
    expect(await scene.application(7002)).toMatchObject({ state: "30" });
    expect(await parkNotifications()).toEqual(["drawCompanionReserve", "drawCompanionWon"]);
  });

  test("a declined win", async () => {
    await scene.liveTo("announcement");
    await scene.leave(lee, 7002);
    expect(await parkNotifications()).toEqual(["drawCompanionWon", "drawCompanionEnded"]);
    expect((await scene.told(park, "drawCompanionEnded"))[0]).toMatchObject({
      date: "2026.12.19 (토)",
      applicant,
    });
    expect(await scene.told(lee, "cancelled")).toHaveLength(1);
  });

  test("a win to be confirmed is no booking yet; once confirmed it is told as one", async () => {
    await scene.setPolicy("C0370", { value1: "Y" });
    await scene.liveTo("announcement");
    expect(await parkNotifications()).toEqual(["drawCompanionWonConfirm"]);
    await scene.apply(lee, { drawIdx: 7002, action: "CONFIRM" });
    expect(await parkNotifications()).toEqual(["drawCompanionWonConfirm", "companionAdded"]);
    expect(await scene.told(lee, "drawConfirmed")).toHaveLength(1);
  });

  test("a win that nobody confirmed in time", async () => {
    await scene.setPolicy("C0370", { value1: "Y" });
    await scene.liveTo("deadline");
    expect(await scene.application(7002)).toMatchObject({ state: "70" });
    expect(await parkNotifications()).toEqual(["drawCompanionWonConfirm", "drawCompanionEnded"]);
  });

  test("an application that may not take part any more", async () => {
    await scene.liveTo("closing");
    const now = scene.api.clock.now();
    const suspendTo = new Date(now.getTime() + 30 * 86_400_000);
    const fine = {
      penaltyCode: penaltyKind.slowOrUnrulyPlay,
      point: 2,
      finePercent: 0,
      fineAmount: "0",
      state: penaltyState.active,
    };
    await scene.db.insert(penalties).values({
      ...fine,
      clubIdx: 1,
      memberIdx: lee,
      suspendFrom: now,
      suspendTo,
      createdAt: now,
      updatedAt: now,
    });
    await scene.liveTo("announcement");
    expect(await parkNotifications()).toEqual(["drawCompanionIneligible"]);
  });

  test("a cancelled draw", async () => {
    const answer = await scene.staff("POST", `/ops/draws/${postIdx}/cancel`, { reason: "공사" });
    expect(answer.json.result).toBe(true);
    expect(await scene.told(park, "drawCompanionCancelled")).toEqual([
      expect.objectContaining({ title, applicant }),
    ]);
    expect(await parkNotifications()).toEqual(["drawCompanionCancelled"]);
  });

  test("taken out of the application, or the application withdrawn; who never left hears nothing", async () => {
    await scene.apply(lee, input({ drawIdx: 7002, players: named, playerCount: 3 }));
    expect(await parkNotifications()).toEqual([]);
    await scene.apply(lee, input({ drawIdx: 7002, players: leeInput.players }));
    expect(await parkNotifications()).toEqual(["drawCompanionReleased"]);
    await scene.apply(lee, input({ drawIdx: 7002, players: named }));
    await scene.leave(lee, 7002);
    await scene.leave(lee, 7002);
    expect(await parkNotifications()).toEqual(["drawCompanionReleased", "drawCompanionReleased"]);
  });
});

test("the deadline of a confirmation is told the day before it, once, to the winner and to companions who asked", async () => {
  const remind = async () => drawConfirmReminderJob.run(await jobContext(scene.api, "draw-confirm-reminder"));
  await scene.setPolicy("C0370", { value1: "Y" });
  await scene.liveTo("announcement");
  scene.goTo("2026-11-29T10:00");
  await remind();
  expect(await scene.told(lee, "drawConfirmReminder")).toEqual([]);
  scene.goTo("2026-11-30T10:00");
  await scene.apply(100_101, { drawIdx: 7001, action: "CONFIRM" });
  await scene.send(park, "PUT", "/ext/reminders", { deadlines: true });
  await remind();
  await remind();
  const notifications = [
    expect.objectContaining({ date: "2026.12.19 (토)", deadline: "2026.11.30 (월) 17:00" }),
  ];
  expect(await scene.told(lee, "drawConfirmReminder")).toEqual(notifications);
  expect(await scene.told(park, "drawConfirmReminder")).toEqual(notifications);
  expect(await scene.told(100_103, "drawConfirmReminder")).toHaveLength(1);
  expect(await scene.told(100_101, "drawConfirmReminder")).toEqual([]);
  await scene.send(park, "PUT", "/ext/reminders", { deadlines: null });
});

describe("once", () => {
  test("nobody hears of an announcement that fails; the next run tells everybody", async () => {
    await leaveNothingForLee();
    await scene.liveTo("draw");
    scene.goTo("2026-11-27T14:00");
    const { ctx } = await jobContext(scene.api, "draw-announce");
    const killed = announceDraw(scene.db, ctx, postIdx, {
      reason: "Killed on the way",
      record: () => Promise.reject(new Error("killed")),
    });
    await expect(killed).rejects.toThrow("killed");
    expect(await parkNotifications()).toEqual([]);
    await scene.run();
    await scene.run();
    expect(await parkNotifications()).toEqual(["drawCompanionReserve"]);
  });

  test("the release that runs again tells nobody again", async () => {
    await leaveNothingForLee();
    await scene.liveTo("release");
    await scene.run();
    expect(await scene.told(park, "drawCompanionNotDrawn")).toHaveLength(1);
  });
});

describe("by SMS and e-mail, in the companion's own language", () => {
  afterEach(() => scene.setMember(park, { lang: "ko" }));

  test.each(languages)("%s", async (lang) => {
    await leaveNothingForLee();
    await scene.setMember(park, { lang });
    await scene.liveTo("announcement");
    const rows = await scene.db.select().from(outbox).where(eq(outbox.event, "drawCompanionReserve"));
    expect(rows.map((row) => [row.memberIdx, row.channel, row.lang]).toSorted()).toEqual([
      [park, "MAIL", lang],
      [park, "SMS", lang],
    ]);
    const [row] = rows;
    expect(renderSms({ lang, event: row?.event ?? "", vars: row?.vars ?? {}, own: new Map() })).toContain(
      applicant,
    );
  });
});
