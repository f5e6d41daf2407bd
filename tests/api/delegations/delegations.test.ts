import { eq } from "drizzle-orm";
import { bookings, delegateActs, delegations, outbox, waitings } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { forFile } from "../../support/for-file";
import { refusal, slot } from "../../support/scenes/booking-scene";
import { delegate, delegateScene, member } from "../../support/scenes/delegate-scene";
import { addSecondClub } from "../../support/scenes/second-club";

const scene = await forFile(delegateScene);

beforeEach(() => scene.reset());

type Own = CallOutput<"GET /ext/delegations">;
const own = (id: string) => scene.data<Own>(id, "GET", "/ext/delegations");
const code = (answer: { json: { fail?: { code: number } | null } }) => answer.json.fail?.code;
const memberIdx = 100_001;
const delegateIdx = 100_002;

describe("an invitation", () => {
  test("is a link of one use, whose secret the server does not keep", async () => {
    const { token } = await scene.invite(member);
    const [row] = await scene.db.select().from(delegations);
    expect(JSON.stringify(row)).not.toContain(token);
    const shown = await scene.api.request("POST", "/ext/delegation-invitation", { body: { token } });
    expect(shown.json.data).toMatchObject({ memberName: "김*루", monthlyActs: 5, endsOn: "2027-01-31" });
    expect((await scene.accept(delegate, token)).json.data).toMatchObject({
      memberName: "김미루",
      usedActs: 0,
    });
    expect(code(await scene.accept("parkbaram", token))).toBe(4901);
    expect(code(await scene.api.request("POST", "/ext/delegation-invitation", { body: { token } }))).toBe(
      4901,
    );
    expect((await own(member)).given).toMatchObject([
      { name: "이솔", state: "ACTIVE", label: "My daughter" },
    ]);
    expect((await own(delegate)).held).toMatchObject([{ memberName: "김미루" }]);
  });

  test("needs a checked password of the member and of the member who accepts", async () => {
    expect(code(await scene.send(member, "POST", "/ext/delegations", scene.termsOf()))).toBe(1404);
    const { token } = await scene.invite(member);
    expect(code(await scene.send(delegate, "POST", "/ext/delegation-acceptance", { token }))).toBe(1404);
    const others = await scene.proven("parkbaram");
    expect(code(await scene.send(delegate, "POST", "/ext/delegation-acceptance", { token }, others))).toBe(
      1404,
    );
  });

  test("is over after seven days, forged links open nothing", async () => {
    const { token } = await scene.invite(member);
    expect(code(await scene.accept(delegate, `${token.slice(0, -1)}x`))).toBe(4901);
    scene.goTo("11-30 10:01");
    expect(code(await scene.accept(delegate, token))).toBe(4901);
    expect((await own(member)).given).toMatchObject([{ state: "ENDED", endedBy: "TIME" }]);
  });

  test("is no invitation of another club, and who acts in one acts in no other", async () => {
    await addSecondClub(scene.api);
    const { token } = await scene.invite(member);
    const there = "/ext/delegation-invitation?clubCode=MS02";
    expect(code(await scene.api.request("POST", there, { body: { token } }))).toBe(4901);
    await scene.accept(delegate, token);
    const { held } = await own(delegate);
    const acting = await scene.act(delegate, held[0]?.delegationIdx ?? 0);
    expect(code(await scene.as(acting, "GET", "/ext/hold?clubCode=MS02"))).toBe(9403);
    expect((await scene.as(acting, "GET", "/ext/hold?clubCode=MS01")).json.result).toBe(true);
  });

  test("C0550: the number of delegates, the acts of a month, the longest time, and the switch", async () => {
    await scene.setPolicy("C0550", { value2: "1", value3: "5", value4: "30" });
    expect(refusal(await scene.inviteAnswer(member, { monthlyActs: 6, endsOn: "2026-12-01" }))).toEqual([
      ...[4903, "DLG_TERMS", ["5", "2026-12-23"]],
    ]);
    expect(code(await scene.inviteAnswer(member, { endsOn: "2026-12-24" }))).toBe(4903);
    expect(code(await scene.inviteAnswer(member, { endsOn: "2026-11-22" }))).toBe(4903);
    await scene.invite(member, { endsOn: "2026-12-23" });
    expect(refusal(await scene.inviteAnswer(member, { endsOn: "2026-12-23" }))).toEqual([
      4902,
      "DLG_LIMIT",
      ["1"],
    ]);
    await scene.setPolicy("C0550", { value1: "N" });
    expect(code(await scene.inviteAnswer(member, { endsOn: "2026-12-23" }))).toBe(4909);
    expect((await own(member)).isOn).toBe(false);
  });

  test("cannot be accepted by its own member, twice by one delegate, or by who is suspended", async () => {
    const first = await scene.invite(member);
    expect(code(await scene.accept(member, first.token))).toBe(4907);
    await scene.accept(delegate, first.token);
    const second = await scene.invite(member);
    expect(code(await scene.accept(delegate, second.token))).toBe(4907);
    expect(code(await scene.accept("penalty01", second.token))).toBe(4908);
  });

  test("one person acts for three members at most", async () => {
    for (const id of ["parkbaram", "choihyun1", "jungyebi"]) {
      const { token } = await scene.invite(id);
      expect((await scene.accept(delegate, token)).json.result).toBe(true);
    }
    const { token } = await scene.invite(member);
    expect(refusal(await scene.accept(delegate, token))).toEqual([4911, "DLG_MANY", ["3"]]);
  });
});

describe("in a member's name", () => {
  test("a delegate books: the time is the member's, and everybody sees who did it", async () => {
    const { delegationIdx, token } = await scene.acting();
    const answer = await scene.bookAs(token, slot);
    const { bookingIdx } = answer.json.data as { bookingIdx: number };
    expect(await scene.bookingOf(bookingIdx)).toMatchObject({
      memberIdx,
      createdBy: `member:${memberIdx}/delegate:${delegationIdx}`,
    });
    const detail = await scene.data<CallOutput<"GET /ext/bookings/{id}">>(
      ...([member, "GET", `/ext/bookings/${bookingIdx}`] as const),
    );
    expect(detail.delegateActs).toEqual([
      { act: "BOOK", name: "이솔", at: expect.stringMatching(/^2026-11-23T10/) },
    ]);
    const office = await scene.data<CallOutput<"GET /ops/bookings/{id}">>(
      ...(["ssadmin1", "GET", `/ops/bookings/${bookingIdx}`] as const),
    );
    expect(office.delegateActs).toMatchObject([{ act: "BOOK", name: "이*" }]);
    expect(office.logs[0]).toMatchObject({ by: `member:${memberIdx}/delegate:${delegationIdx}` });
    expect(await scene.told()).toEqual(
      expect.arrayContaining([
        ["delegateAccepted", memberIdx],
        ["booked", memberIdx],
        ["delegateBooked", memberIdx],
      ]),
    );
    const [message] = await scene.db.select().from(outbox).where(eq(outbox.event, "delegateBooked"));
    expect(JSON.stringify(message)).toContain("이솔");
    const acts = await scene.data<CallOutput<"GET /ext/delegate-acts">>(
      ...([member, "GET", "/ext/delegate-acts"] as const),
    );
    expect(acts.list).toMatchObject([
      { act: "BOOK", name: "이솔", entity: "booking", entityKey: bookingIdx },
    ]);
    const audited = await scene.data<CallOutput<"GET /ops/audit">>(
      ...(["ssadmin1", "GET", "/ops/audit?entity=delegate-act"] as const),
    );
    expect(audited.list).toMatchObject([
      { actor: `member:${memberIdx}/delegate:${delegationIdx}`, memberIdx },
    ]);
  });

  test("changes and cancels; the limits are the member's, not the delegate's", async () => {
    const { token } = await scene.acting();
    const { bookingIdx } = (await scene.bookAs(token, slot)).json.data as { bookingIdx: number };
    const changed = await scene.as(token, "POST", "/reservation/booking", {
      ...scene.inputOf(slot, { bookingIdx, playerCount: 3 }),
    });
    expect(changed.json.result).toBe(true);
    const cancelled = await scene.as(token, "DELETE", "/reservation/cancel", {
      bookingIdx,
      reasonCode: "C1",
    });
    expect(cancelled.json.data).toMatchObject({ state: "50" });
    const rows = await scene.db.select().from(delegateActs).orderBy(delegateActs.actIdx);
    expect(rows.map(({ act }) => act)).toEqual(["BOOK", "CHANGE", "CANCEL"]);
    const path = (idx: number) => `/reservation/${idx}/2026-12-16/cnt`;
    await scene.bookAs(token, slot);
    const ofMember = await scene.data<CallOutput<"GET /reservation/{a}/{b}/cnt">>(
      member,
      "GET",
      path(memberIdx),
    );
    const ofDelegate = await scene.data<CallOutput<"GET /reservation/{a}/{b}/cnt">>(
      ...([delegate, "GET", path(delegateIdx)] as const),
    );
    expect(ofMember.counts.day).toBe(1);
    expect(ofDelegate.counts.day).toBe(0);
  });

  test("only what is allowed, as often as is allowed in a month of the club", async () => {
    const { token } = await scene.acting({ acts: ["BOOK"], monthlyActs: 1 });
    const { bookingIdx } = (await scene.bookAs(token, slot)).json.data as { bookingIdx: number };
    expect(
      code(await scene.as(token, "DELETE", "/reservation/cancel", { bookingIdx, reasonCode: "C1" })),
    ).toBe(9403);
    const change = scene.inputOf(slot, { bookingIdx, playerCount: 3 });
    expect(code(await scene.as(token, "POST", "/reservation/booking", change))).toBe(4905);
    const [other = 0] = await scene.freeSlots("2026-12-15");
    expect(refusal(await scene.bookAs(token, other))).toEqual([4904, "DLG_MONTH", ["1"]]);
    expect((await own(member)).given).toMatchObject([{ usedActs: 1 }]);
  });

  test("a call that is repeated under its key is one act", async () => {
    const { token } = await scene.acting();
    const key = { "idempotency-key": "once" };
    const first = await scene.bookAs(token, slot, {}, key);
    const second = await scene.as(token, "POST", "/reservation/booking", scene.inputOf(slot, {}), key);
    expect(second.json.data).toEqual(first.json.data);
    expect(await scene.db.select().from(delegateActs)).toHaveLength(1);
    expect((await scene.told()).filter(([event]) => event === "delegateBooked")).toHaveLength(1);
  });

  test("a refused act is none", async () => {
    const { token } = await scene.acting();
    const answer = await scene.as(token, "POST", "/reservation/booking", scene.inputOf(slot, {}));
    expect(code(answer)).toBe(4111);
    expect(await scene.db.select().from(delegateActs)).toEqual([]);
  });

  test("a delegate of a delegate is none: no permission is given or taken, nobody else is acted for", async () => {
    const { token } = await scene.acting();
    const headers = await scene.proven(member);
    for (const [method, path, body] of [
      ["POST", "/ext/delegations", scene.termsOf()],
      ["GET", "/ext/delegations", undefined],
      ["POST", "/ext/delegation-acceptance", { token: "dt_x" }],
      ["POST", "/ext/delegate-session", { delegationIdx: 1 }],
    ] as const) {
      expect([path, code(await scene.as(token, method, path, body, headers))]).toEqual([path, 9403]);
    }
  });

  test("nobody acts for others by a header, a number in the call, or somebody else's permission", async () => {
    scene.goTo("11-25 10:00");
    const { delegationIdx } = await scene.acting();
    const headers = { "x-delegation": String(delegationIdx), "x-acting-for": String(memberIdx) };
    const hold = await scene.send(
      delegate,
      "PUT",
      `/reservation/sheet/lock/${slot}`,
      { clubCode: "MS01" },
      headers,
    );
    expect(hold.json.result).toBe(true);
    const booked = await scene.bookHeld(delegate, slot, {}, headers);
    const { bookingIdx } = booked.json.data as { bookingIdx: number };
    expect(await scene.bookingOf(bookingIdx)).toMatchObject({ memberIdx: delegateIdx });
    const path = `/my-reservation/bookings/${memberIdx}`;
    expect(code(await scene.send(delegate, "GET", path))).toBe(9403);
    expect(code(await scene.send("parkbaram", "POST", "/ext/delegate-session", { delegationIdx }))).toBe(
      4905,
    );
  });
});

describe("the end", () => {
  test.each([
    ["the member", member],
    ["the delegate", delegate],
  ])("by %s is in force at once, between hold and booking too", async (_who, id) => {
    const { delegationIdx, token } = await scene.acting();
    await scene.as(token, "PUT", `/reservation/sheet/lock/${slot}`, { clubCode: "MS01" });
    expect((await scene.end(id, delegationIdx)).json.data).toEqual({ delegationIdx, state: "ENDED" });
    expect(code(await scene.as(token, "POST", "/reservation/booking", scene.inputOf(slot, {})))).toBe(463);
    expect(code(await scene.send(delegate, "POST", "/ext/delegate-session", { delegationIdx }))).toBe(4905);
    // The time is still held for the member, who books it.
    expect((await scene.bookHeld(member, slot)).json.result).toBe(true);
    const events = (await scene.told()).map(([event]) => event);
    expect(events.includes("delegationOver")).toBe(id === member);
    expect(events.includes("delegateEnded")).toBe(id === delegate);
    // A second time changes nothing and says nothing.
    expect((await scene.end(id, delegationIdx)).json.result).toBe(true);
    expect((await scene.told()).map(([event]) => event).filter((event) => event !== "booked")).toEqual(
      events.filter((event) => event !== "booked"),
    );
  });

  test("nobody else ends it", async () => {
    const { delegationIdx } = await scene.acting();
    expect(code(await scene.end("parkbaram", delegationIdx))).toBe(2001);
  });

  test("its day, and the switch of the club, end it without anybody", async () => {
    await scene.acting({ endsOn: "2026-11-23" });
    const { held } = await own(delegate);
    scene.goTo("11-24 00:00");
    const answer = await scene.send(delegate, "POST", "/ext/delegate-session", {
      delegationIdx: held[0]?.delegationIdx,
    });
    expect(code(answer)).toBe(4905);
    const other = await scene.acting({ label: "again" });
    await scene.setPolicy("C0550", { value1: "N" });
    expect(code(await scene.bookAs(other.token, slot))).toBe(4909);
  });

  test("the delegate goes back to the own session", async () => {
    const { token } = await scene.acting();
    const back = await scene.as(token, "DELETE", "/ext/delegate-session");
    const session = back.json.data as unknown as { id: string; accessToken: string };
    expect(session.id).toBe(delegate);
    expect(code(await scene.as(token, "GET", "/ext/hold"))).toBe(463);
    expect((await scene.as(session.accessToken, "GET", "/ext/delegations")).json.result).toBe(true);
    // Who acts for nobody has nothing to go back from.
    expect(code(await scene.as(session.accessToken, "DELETE", "/ext/delegate-session"))).toBe(2001);
  });

  test("a delegate who signs out is out of both sessions, and what the member holds stays held", async () => {
    const { token } = await scene.acting();
    expect((await scene.lock(member)).json.result).toBe(true);
    expect((await scene.as(token, "DELETE", "/member/logout")).json.result).toBe(true);
    expect(code(await scene.as(token, "GET", "/ext/hold"))).toBe(463);
    expect(code(await scene.send(delegate, "GET", "/ext/delegations"))).toBe(463);
    expect((await scene.bookHeld(member)).json.result).toBe(true);
  });
});

describe("who may not act", () => {
  test.each([
    ["suspended", "30"],
    ["dormant", "20"],
  ])("a delegate who is %s, from the next call on", async (_word, state) => {
    const { token } = await scene.acting();
    await scene.setState(delegate, state);
    expect(code(await scene.bookAs(token, slot))).toBe(463);
  });

  test.each([
    ["suspended", "30"],
    ["dormant", "20"],
  ])("anybody for a member who is %s", async (_word, state) => {
    const { token, delegationIdx } = await scene.acting();
    await scene.setState(member, state);
    expect(code(await scene.bookAs(token, slot))).toBe(463);
    expect(code(await scene.send(delegate, "POST", "/ext/delegate-session", { delegationIdx }))).toBe(4905);
  });

  test("a delegate whose own bookings are suspended gets round it in nobody's name", async () => {
    const { token } = await scene.acting();
    await scene.data("ssadmin1", "POST", "/ops/penalties", {
      memberIdx: delegateIdx,
      penaltyCode: "70",
      reason: "slow play",
    });
    const held = await scene.as(token, "PUT", `/reservation/sheet/lock/${slot}`, { clubCode: "MS01" });
    expect(held.json.result).toBe(true);
    const booked = await scene.as(token, "POST", "/reservation/booking", scene.inputOf(slot, {}));
    expect(refusal(booked)).toEqual([4908, "DLG_SUSPENDED", []]);
  });

  test("for a member whose bookings are suspended: the delegate hears neither why nor until when", async () => {
    scene.goTo("11-25 10:00");
    const { token } = await scene.acting({}, { of: "penalty01" });
    const held = await scene.as(token, "PUT", `/reservation/sheet/lock/${slot}`, { clubCode: "MS01" });
    expect(refusal(held)).toEqual([4906, "DLG_MEMBER", []]);
    const [row] = await scene.db.select({ idx: delegations.memberIdx }).from(delegations);
    const counts = await scene.as(token, "GET", `/reservation/${row?.idx}/2026-12-16/cnt`);
    expect(counts.json.data).toMatchObject({ blocked: true, reasons: [{ code: 4906, until: null }] });
    const day = await scene.as(token, "GET", `/reservation/waitings/${row?.idx}/2026-12-16`);
    expect(day.json.data).toMatchObject({ suspendedUntil: null });
  });
});

describe("a person without an account", () => {
  test("accepts by an identity check, comes back by another one, and acts", async () => {
    const { token, delegationIdx } = await scene.invite(member, { acts: ["BOOK"] });
    const certToken = await scene.person("hanbit77");
    const accepted = await scene.api.request("POST", "/member/delegation-acceptance", {
      body: { token, certToken },
    });
    expect(accepted.json.data).toMatchObject({
      name: "김미루",
      memberIdx,
      phoneNo: "",
      email: "",
      address: "",
      acting: { delegationIdx, acts: ["BOOK"], isMember: false },
    });
    const proof = await scene.person("hanbit77");
    const held = await scene.api.request("POST", "/member/held-delegations", { body: { certToken: proof } });
    expect(held.json.data).toMatchObject({ list: [{ delegationIdx, memberName: "김미루" }] });
    const again = await scene.api.request("POST", "/member/delegate-session", {
      body: { certToken: proof, delegationIdx },
    });
    const session = again.json.data as unknown as { accessToken: string };
    expect((await scene.bookAs(session.accessToken, slot)).json.result).toBe(true);
    expect((await own(member)).given).toMatchObject([{ name: "한빛", usedActs: 1 }]);
    const ended = await scene.as(session.accessToken, "DELETE", `/ext/delegations/${delegationIdx}`);
    expect(ended.json.result).toBe(true);
    expect(code(await scene.as(session.accessToken, "GET", "/ext/hold"))).toBe(463);
  });

  test("is no member, no child, and somebody whom the provider has verified for this", async () => {
    const { token } = await scene.invite(member);
    const accept = async (certToken: string) =>
      code(await scene.api.request("POST", "/member/delegation-acceptance", { body: { token, certToken } }));
    expect(await accept(await scene.person("leesol01"))).toBe(4910);
    expect(await accept(await scene.person("jieun12"))).toBe(4912);
    expect(await accept("ct_unknown")).toBe(1106);
    expect(await accept(await scene.proofFor("hanbit77", "SIGNUP"))).toBe(1106);
    const sent = await scene.api.request("POST", "/member/certification", {
      body: { purpose: "DELEGATE", type: "20", target: "a@mail.example" },
    });
    expect(code(sent)).toBe(9001);
  });

  test("cannot turn to a session of the own, and ends by signing out", async () => {
    const { token } = await scene.invite(member);
    const certToken = await scene.person("hanbit77");
    const accepted = await scene.api.request("POST", "/member/delegation-acceptance", {
      body: { token, certToken },
    });
    const { accessToken } = accepted.json.data as unknown as { accessToken: string };
    expect(code(await scene.as(accessToken, "DELETE", "/ext/delegate-session"))).toBe(463);
    expect((await scene.as(accessToken, "DELETE", "/member/logout")).json.result).toBe(true);
    expect(code(await scene.as(accessToken, "GET", "/ext/hold"))).toBe(463);
  });
});

describe("the office", () => {
  const list = (query = "") =>
    scene.data<CallOutput<"GET /ops/delegations">>("ssadmin1", "GET", `/ops/delegations${query}`);

  test("lists and finds permissions, masked without a reason", async () => {
    const { delegationIdx } = await scene.acting();
    expect((await list()).list).toMatchObject([
      { delegationIdx, memberIdx, memberName: "김*루", delegateName: "이*", state: "ACTIVE" },
    ]);
    expect((await list("?keyword=leesol&reason=complaint")).list).toMatchObject([{ delegateName: "이솔" }]);
    expect((await list("?keyword=nobody")).total).toBe(0);
    expect((await list("?state=ENDED")).total).toBe(0);
    expect((await list(`?memberIdx=${delegateIdx}`)).total).toBe(1);
  });

  test("ends one for a reason on record, and both sides are notified", async () => {
    const { delegationIdx, token } = await scene.acting();
    const path = `/ops/delegations/${delegationIdx}`;
    expect(code(await scene.send("ssadmin1", "PUT", path, { reason: "" }))).toBe(9001);
    await scene.data("ssadmin1", "PUT", path, { reason: "complaint of the member" });
    expect(code(await scene.as(token, "GET", "/ext/hold"))).toBe(463);
    expect((await list("?state=ENDED")).list).toMatchObject([{ endedBy: "OFFICE" }]);
    expect(await scene.told()).toEqual(
      expect.arrayContaining([
        ["delegateEnded", memberIdx],
        ["delegationOver", delegateIdx],
      ]),
    );
    expect(code(await scene.send("ssadmin1", "PUT", "/ops/delegations/999", { reason: "nobody" }))).toBe(
      2001,
    );
  });

  test("sees the acts of each month", async () => {
    const { token } = await scene.acting();
    await scene.bookAs(token, slot);
    const figures = await scene.data<CallOutput<"GET /ops/delegation-figures">>(
      ...(["ssadmin1", "GET", "/ops/delegation-figures"] as const),
    );
    expect(figures).toMatchObject({ active: 1, invited: 0 });
    expect(figures.months).toHaveLength(12);
    expect(figures.months.at(-1)).toEqual({ month: "2026-11", acts: { BOOK: 1 }, total: 1 });
  });
});

test("the bookings of a delegate stay the member's when the permission is over", async () => {
  const { token, delegationIdx } = await scene.acting();
  const { bookingIdx } = (await scene.bookAs(token, slot)).json.data as { bookingIdx: number };
  await scene.end(member, delegationIdx);
  const [row] = await scene.db.select().from(bookings).where(eq(bookings.bookingIdx, bookingIdx));
  expect(row).toMatchObject({ memberIdx, state: "10" });
});

test("a delegate learns of no request that is over, not even how many there were", async () => {
  const [request] = await scene.db
    .select()
    .from(waitings)
    .where(eq(waitings.memberIdx, delegateIdx))
    .limit(1);
  if (!request) throw new Error("the demo has no request");
  const own = { ...request, memberIdx, offerSheetIdx: null, bookingIdx: null };
  await scene.db.insert(waitings).values([
    { ...own, waitingIdx: 700_001, playDate: "2026-11-20" },
    { ...own, waitingIdx: 700_002, playDate: "2026-12-20" },
  ]);
  const { token } = await scene.acting();
  const path = `/my-reservation/waitings/${memberIdx}`;
  const seen = (await scene.as(token, "GET", path)).json.data;
  expect(seen).toMatchObject({ total: 1, list: [{ waitingIdx: 700_002 }] });
  expect(await scene.data(member, "GET", path)).toMatchObject({ total: 2 });
});
