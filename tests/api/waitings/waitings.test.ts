import { eq } from "drizzle-orm";
import { waitings } from "@/lib/club-api/db/tables";
import { forFile } from "../../support/for-file";
import { at, playDate, waitingScene } from "../../support/scenes/waiting-scene";

const scene = await forFile(waitingScene);
beforeEach(() => scene.reset());

describe("a day's list", () => {
  // seed 363
  test("shows bands with free times and teams in line, and the own entry with its rank (R10)", async () => {
    const answer = await scene.send("leesol01", "GET", `/reservation/waitings/100002/${playDate}?lang=ko`);
    expect(answer.json.data).toMatchObject({
      playDate,
      possible: true,
      closeAt: "2026-11-27T17:00:00+09:00",
      my: [{ waitingIdx: 600_001, standbyTimeCodes: ["12"], state: "10", rank: 2 }],
      limits: { perDate: 1, open: 3, openUsed: 1 },
    });
    const bands = answer.json.data.bands as { key: string }[];
    // A weekend's times take four, on all courses.
    const offered = { minPlayers: 4, maxPlayers: 4, courseCodes: ["1", "2", "3"] };
    expect(bands.slice(0, 2)).toEqual([
      { key: "12", name: "7시대", freeSlots: 0, waitingTeams: 3, ...offered },
      { key: "13", name: "8시대", freeSlots: 0, waitingTeams: 1, ...offered },
    ]);
    expect(bands.map(({ key }) => key)).toEqual(["12", "13", "15"]);
  });

  test("says until when a member may not wait, as the refusal does", async () => {
    const day = async (id: string, memberIdx: number) =>
      (await scene.send(id, "GET", `/reservation/waitings/${memberIdx}/${playDate}`)).json.data;
    expect(await day("penalty01", 100_007)).toMatchObject({ suspendedUntil: "2027-05-13T23:00:00+09:00" });
    expect(await day("kimmiru", 100_001)).toMatchObject({ suspendedUntil: null });
  });

  test("is another member's business to nobody", async () => {
    const answer = await scene.send("kimmiru", "GET", `/reservation/waitings/100002/${playDate}`);
    expect([answer.status, answer.json.fail?.code]).toEqual([403, 9403]);
  });

  test("is written on record when staff look at it", async () => {
    const answer = await scene.staff("GET", `/my-reservation/waitings/100002`);
    expect(answer.json.data.total).toBe(1);
    const records = await scene.staff("GET", "/ops/audit?entity=waiting");
    expect(records.json.data).toMatchObject({ list: [{ action: "VIEW", memberIdx: 100_002 }] });
  });

  // seed 348
  test("the own entries carry rank and state (Y14)", async () => {
    const answer = await scene.send("leesol01", "GET", "/my-reservation/waitings/100002?lang=ko");
    expect(answer.json.data).toEqual({
      list: [
        {
          waitingIdx: 600_001,
          playDate,
          standbyTimeCodes: ["12"],
          courseCodes: [],
          playerCount: 4,
          caddieMode: "C",
          state: "10",
          stateName: "대기중",
          rank: 2,
          createdAt: "2026-11-20T11:02:00+09:00",
          offerUntil: null,
          offer: null,
          graceUntil: null,
          bookingIdx: null,
        },
      ],
      total: 1,
      page: 1,
      size: 10,
    });
  });
});

describe("joining", () => {
  // seed 10 364
  test("takes the last place (R11)", async () => {
    const answer = await scene.wait("kimmiru", { standbyTimeCodes: ["12", "13"], courseCodes: ["1"] });
    expect(answer.json.data).toMatchObject({ state: "10", rank: 4 });
  });

  test("the same key joins once", async () => {
    const body = {
      clubCode: "MS01",
      playDate,
      standbyTimeCodes: ["12"],
      playerCount: 4,
      agreeAutoAssign: true,
    };
    const { accessToken: token } = await scene.api.signIn("kimmiru");
    const headers = { "idempotency-key": "wait-once" };
    const send = () => scene.api.request("POST", "/reservation/waitings", { token, body, headers });
    const first = await send();
    expect(first.json.result).toBe(true);
    expect((await send()).json.data).toEqual(first.json.data);
  });

  type Case = [string, { id?: string; now?: string; request?: object }, number, string, string[]];
  test.each<Case>([
    ["on a closed day", { request: { playDate: "2027-01-04" } }, 4101, "RSV_CLOSED_DAY", ["2027-01-04"]],
    [
      "before the day opens for the type",
      { id: "leesol01", request: { playDate: "2026-12-19" } },
      4102,
      "RSV_NOT_OPEN",
      ["2026-11-28T10:00:00+09:00"],
    ],
    ["at the close of the list", { now: "2026-11-27T17:00" }, 4402, "WAIT_CLOSED", []],
    ["while suspended", { id: "penalty01" }, 4205, "RSV_SUSPENDED", ["2027-05-13T23:00:00+09:00"]],
    ["twice for a day", { id: "leesol01", request: { standbyTimeCodes: ["13"] } }, 4404, "WAIT_DUP", []],
    [
      "with a free time in a band",
      { request: { standbyTimeCodes: ["12", "15"] } },
      4401,
      "WAIT_SLOTS_FREE",
      [],
    ],
    ["with too few players for the day", { request: { playerCount: 3 } }, 4203, "RSV_PLAYERS", ["4", "4"]],
  ])("%s is refused", async (_name, { id = "kimmiru", now, request = {} }, code, msgCode, msgVar) => {
    if (now) scene.goTo(at(now));
    const answer = await scene.wait(id, request);
    expect(answer.json.fail).toMatchObject({ code, msgCode, msgVar });
  });

  test("with three open entries is refused", async () => {
    const [template] = await scene.db.select().from(waitings).where(eq(waitings.waitingIdx, 600_001));
    if (!template) throw new Error("no template");
    const { waitingIdx: _idx, ...row } = template;
    for (const day of ["2026-11-29", "2026-12-05", "2026-12-06"]) {
      await scene.db.insert(waitings).values({ ...row, memberIdx: 100_001, playDate: day });
    }
    const answer = await scene.wait("kimmiru");
    expect(answer.json.fail).toMatchObject({ code: 4403, msgCode: "WAIT_LIMIT", msgVar: [] });
  });

  test("while the site is stopped is refused", async () => {
    await scene.staff("PUT", "/site/state", { state: "0" });
    expect((await scene.wait("kimmiru")).json.fail).toMatchObject({ code: 4105 });
    await scene.staff("PUT", "/site/state", { state: "1" });
  });

  test.each([
    ["standbyTimeCodes", { standbyTimeCodes: ["17"] }],
    ["standbyTimeCodes", { standbyTimeCodes: ["99"] }],
    ["courseCodes", { courseCodes: ["9"] }],
    ["agreeAutoAssign", { agreeAutoAssign: false }],
    ["playDate", { playDate: undefined }],
    ["playerCount", { playerCount: 5 }],
    ["action", { action: "BOOK" }],
  ])("with a wrong %s names the field", async (field, request) => {
    const answer = await scene.wait("kimmiru", request);
    expect([answer.status, answer.json.fail?.code, answer.json.fail?.msgVar?.[0]]).toEqual([
      400,
      9001,
      field,
    ]);
  });

  test("is no call for staff", async () => {
    const { accessToken: token } = await scene.api.signIn("ssadmin1", { isAdmin: true });
    const body = { playDate, standbyTimeCodes: ["12"], playerCount: 4 };
    expect((await scene.api.request("POST", "/reservation/waitings", { token, body })).status).toBe(403);
  });
});

describe("leaving", () => {
  // seed 365
  test("10 to 60, and the place is free for another wish (8.3)", async () => {
    const left = await scene.leave("leesol01", 600_001);
    expect(left.json.data).toEqual({ waitingIdx: 600_001, state: "60", bookingReleased: null });
    expect((await scene.wait("leesol01")).json.data).toMatchObject({ rank: 3 });
  });

  test("somebody else's entry is not found", async () => {
    expect((await scene.leave("kimmiru", 600_001)).status).toBe(404);
    expect(await scene.waiting(600_001)).toMatchObject({ state: "10" });
  });

  test("an entry that is over is not found", async () => {
    await scene.leave("leesol01", 600_001);
    expect((await scene.leave("leesol01", 600_001)).status).toBe(404);
  });
});
