import { and, eq } from "drizzle-orm";
import { outbox, policies } from "@/lib/club-api/db/tables";
import { type NoticeVars, queueNotice } from "@/lib/club-api/domains/outbox";
import { noticeEvents } from "@/lib/club-api/domains/outbox/events";
import { forFile } from "../../support/for-file";
import { jobContext } from "../../support/jobs";
import { bookingScene, party, slot } from "../../support/scenes/booking-scene";

const scene = await forFile(bookingScene);
beforeEach(async () => {
  await scene.reset();
  await scene.setPolicy("C0200", {
    value1: "33",
    value2: "dd/MM/yyyy",
    value3: "HH.mm",
    value4: "dd/MM/yyyy HH.mm",
  });
  await scene.setPolicy("C0080", { value1: "GB", value2: "GBP", value3: "£", value4: "en-GB" });
});

const sent = async (event: string) => {
  const isWanted = and(eq(outbox.event, event), eq(outbox.channel, "MAIL"));
  const [row] = await scene.db.select().from(outbox).where(isWanted);
  return row?.vars;
};
const anyWireForm = /\d{4}-\d{2}-\d{2}|T\d{2}:\d{2}|\d{2}:\d{2}/;

describe("a club with another currency, zone and format", () => {
  // seed 44 45 175 176
  test("writes days, times and amounts of a late cancellation its own way", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    scene.goTo("12-14 10:00");
    await scene.cancel("kimmiru", bookingIdx, { agreePenalty: true });
    expect(await sent("lateCancelled")).toMatchObject({
      date: "16/12/2026 (수)",
      time: "07.21",
      amount: expect.stringMatching(/^£[\d,]+(\.\d\d)?$/),
      until: expect.stringMatching(/^\d\d\/\d\d\/20\d\d \([월화수목금토일]\) \d\d\.\d\d$/),
    });
  });

  // seed 44 46 177
  test("writes the moment of a changed password in its own zone", async () => {
    await scene.setPolicy("C0190", { value1: "", value2: "Europe/London", value3: "+00:00" });
    const password = { oldPassword: "Mirsol2026!", newPassword: "Fairway!27-North" };
    const answer = await scene.send("kimmiru", "PUT", "/member/change-password", password);
    expect(answer.json.result).toBe(true);
    expect((await sent("passwordChanged"))?.time).toMatch(/^23\/11\/2026 01\.0\d$/);
  });
});

// seed 44
test.each(Object.entries(noticeEvents))(
  "no value of %s reaches a person in a form of the wire",
  async (event, names) => {
    const given: Record<string, string | Date> = {};
    for (const name of names) {
      given[name] = ["until", "deadline", "grace"].includes(name)
        ? new Date("2026-12-16T07:21:00+09:00")
        : name === "date"
          ? "2026-12-16"
          : name === "time"
            ? "07:21"
            : "a word";
    }
    const { ctx } = await jobContext(scene.api, "test");
    const to = { memberIdx: null, lang: "en" as const, phoneNo: null, email: "a@club.example" };
    // The loop gives each event the variables that it names.
    const vars = given as unknown as NoticeVars<"booked">;
    await queueNotice(scene.db, ctx, event as "booked", to, vars);
    const [row] = await scene.db.select().from(outbox).where(eq(outbox.target, to.email));
    expect(Object.keys(row?.vars ?? {}).sort()).toEqual([...names].sort());
    for (const value of Object.values(row?.vars ?? {})) expect(value).not.toMatch(anyWireForm);
  },
);

// seed 45
test("no text to a person names a currency: amounts come with the club's own sign", async () => {
  const { templates } = await import("@/lib/club-api/domains/outbox/templates");
  const texts = Object.values(templates).flatMap(({ events }) =>
    Object.values(events).map(({ text }) => text),
  );
  for (const text of texts) expect(text).not.toMatch(/\{amount\}\s*(?:원|won|円|元|韩元|KRW)|[₩¥£$€]/i);
  expect(await scene.db.select().from(policies).where(eq(policies.code, "C0080"))).toHaveLength(1);
});
