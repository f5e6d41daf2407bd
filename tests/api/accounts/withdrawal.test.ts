import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import {
  bookingPlayers,
  bookings,
  coupons,
  dataRequests,
  lostItems,
  members,
  outbox,
  penalties,
  teeSlots,
  visits,
  vocs,
  waitings,
  withdrawalArchives,
  withdrawals,
} from "@/lib/club-api/db/tables";
import { deliverDue } from "@/lib/club-api/domains/outbox";
import { retentionJob } from "@/lib/club-api/jobs/upkeep-jobs";
import { type Answer, startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { jobContext } from "../../support/jobs";
import {
  codeProof,
  mockProof,
  queued,
  required,
  signUpBody,
  wholeDatabase,
} from "../../support/scenes/people";
import { addSecondClub, openSessionFor, otherClub } from "../../support/scenes/second-club";

const api = await forFile(startTestApi);

const demoPassword = "Mirsol2026!";
const day = 24 * 60 * 60_000;
const failOf = ({ json: { fail } }: Answer) => [fail?.code, fail?.msgCode, fail?.msgVar];

async function reasonToken(token: string): Promise<string> {
  const body = { reasonCode: "W1", reasonText: "이용 빈도가 낮음" };
  const { json } = await api.request("POST", "/info/delete_reason", { token, body });
  return String(json.data.withdrawToken);
}
const leave = (token: string, withdrawToken: string | undefined, password = demoPassword) =>
  api.request("DELETE", "/info", { token, body: { withdrawToken, password } });
const blocks = async (token: string, memberIdx: number) =>
  (await api.request("GET", `/info/impossible/${memberIdx}/MS01?lang=ko`, { token })).json.data;
const login = (id: string, password: string) =>
  api.request("POST", "/member/login", { body: { clubCode: "MS01", id, password } });

describe("what stands in the way (Y3, 6001)", () => {
  beforeEach(() => api.reset());
  // seed 342
  test("a paid membership, told in the reader's words with where to turn", async () => {
    const { accessToken } = await api.signIn("parkbaram");
    expect(await blocks(accessToken, 100003)).toEqual({
      possible: false,
      reasons: [
        {
          code: "B4",
          name: "회원권 계약 해지는 회원관리팀으로 문의해 주세요.",
          count: 1,
          link: null,
        },
      ],
    });
  });

  test("an open waiting request, a suspension", async () => {
    const sol = await api.signIn("leesol01");
    const found = (await blocks(sol.accessToken, 100002)).reasons as { code: string }[];
    expect(found.map(({ code }) => code)).toEqual(["B3"]);
    const punished = await api.signIn("penalty01");
    const reasons = (await blocks(punished.accessToken, 100007)).reasons as { code: string }[];
    expect(reasons.map(({ code }) => code)).toContain("B2");
  });

  test("is refused by the withdrawal itself, and nothing is spent or changed", async () => {
    const { accessToken } = await api.signIn("leesol01");
    const withdrawToken = await reasonToken(accessToken);
    const before = await api.db.select().from(members).where(eq(members.memberIdx, 100002));
    expect(failOf(await leave(accessToken, withdrawToken))).toEqual([6001, "OUT_BLOCKED", ["B3"]]);
    expect(await api.db.select().from(members).where(eq(members.memberIdx, 100002))).toEqual(before);
    await api.db.update(waitings).set({ state: "60" }).where(eq(waitings.memberIdx, 100002));
    await api.db.execute(sql`update draw_applications set state = '80' where member_idx = 100002`);
    expect((await blocks(accessToken, 100002)).possible).toBe(true);
    expect(failOf(await leave(accessToken, withdrawToken, "wrong"))).toEqual([1401, "PW_WRONG", []]);
  });

  test("an application blocks until the announcement, whatever was drawn", async () => {
    const { accessToken } = await api.signIn("leesol01");
    await api.db.update(waitings).set({ state: "60" }).where(eq(waitings.memberIdx, 100002));
    const whenDrawn = async (application: string, post: string) => {
      await api.db.execute(
        sql`update draw_applications set state = ${application} where member_idx = 100002`,
      );
      await api.db.execute(sql`update draw_posts set state = ${post}`);
      return (await blocks(accessToken, 100002)).possible;
    };
    for (const application of ["10", "20", "40", "50", "90"]) {
      expect([application, await whenDrawn(application, "40")]).toEqual([application, false]);
    }
    for (const application of ["50", "90"]) expect(await whenDrawn(application, "60")).toBe(true);
    expect(await whenDrawn("80", "20")).toBe(true);
  });

  test("another member's account is nobody's business", async () => {
    const { accessToken } = await api.signIn("leesol01");
    const { status } = await api.request("GET", "/info/impossible/100001/MS01", { token: accessToken });
    expect(status).toBe(403);
  });
});

describe("the reason (Y4, 6002)", () => {
  beforeEach(() => api.reset());
  test.each(["", "C1", "W99"])("%j is none", async (reasonCode) => {
    const { accessToken: token } = await api.signIn("wangwei01");
    const answer = await api.request("POST", "/info/delete_reason", { token, body: { reasonCode } });
    expect(failOf(answer)).toEqual([6002, "OUT_REASON", []]);
  });

  // seed 343
  test("without it, with another's, and after its quarter of an hour nobody leaves", async () => {
    const { accessToken: token } = await api.signIn("wangwei01");
    const foreign = await reasonToken((await api.signIn("tanaka01")).accessToken);
    for (const withdrawToken of [undefined, "wt_none", foreign]) {
      expect(failOf(await leave(token, withdrawToken))).toEqual([6002, "OUT_REASON", []]);
    }
    const own = await reasonToken(token);
    api.pass(15 * 60_000);
    expect(failOf(await leave(token, own))[0]).toBe(6002);
  });
});

describe("a withdrawal (F12)", () => {
  beforeEach(() => api.reset());
  // seed 341
  test("ends the sessions, closes the id and blocks a new account for thirty days", async () => {
    const { accessToken: token } = await api.signIn("wangwei01");
    const elsewhere = await api.signIn("wangwei01");
    expect(await blocks(token, 100009)).toEqual({ possible: true, reasons: [] });
    const { json } = await leave(token, await reasonToken(token));
    expect(json.data).toEqual({ withdrawn: true, rejoinFrom: "2026-12-23" });
    for (const old of [token, elsewhere.accessToken]) {
      expect((await api.request("GET", "/info/100009", { token: old })).status).toBe(401);
    }
    expect((await login("wangwei01", demoPassword)).json.fail?.code).toBe(1004);
    expect((await login("wangwei01", "wrong")).json.fail?.code).toBe(1001);
    expect(await queued(api, 100009)).toEqual(["withdrawn:SMS", "withdrawn:MAIL"]);

    const proof = () => codeProof(api, { purpose: "SIGNUP", target: "wang@mirsol.example" });
    const input = async (id: string) =>
      signUpBody({ certToken: await proof(), id, email: "wang@mirsol.example", name: "Wang Wei" });
    const early = await api.request("POST", "/member/signup", { body: await input("wangwei02") });
    expect(failOf(early)).toEqual([1104, "JOIN_REJOIN_BLOCK", ["2026-12-23"]]);
    api.pass(30 * day);
    // Version 1.1 of the terms is in force by then, in the place of 1.0.
    const agreements = required.map((one) => (one.termsIdx === 21 ? { ...one, termsIdx: 22 } : one));
    const body = { ...(await input("wangwei01")), agreements };
    const reused = await api.request("POST", "/member/signup", { body });
    expect(reused.json.fail?.code).toBe(1101);
    const later = await api.request("POST", "/member/signup", { body: { ...body, id: "wangwei02" } });
    expect(later.text).toContain("wangwei02");
    // Gives the address back to the demo's own account.
    await api.db.update(members).set({ emailHash: null }).where(eq(members.id, "wangwei02"));
  });
});

describe("a login of somebody who left, around the end of the block", () => {
  beforeEach(() => api.reset());
  test("is 1004 to the right password until the last day, then like an unknown id, before and after the purge", async () => {
    await api.db.delete(withdrawals).where(eq(withdrawals.memberIdx, 100009));
    const { accessToken: token } = await api.signIn("wangwei01");
    await leave(token, await reasonToken(token));
    const answer = async (moment: string) => {
      api.clock.set(new Date(moment));
      const { status, json } = await login("wangwei01", demoPassword);
      return [status, json.fail?.code];
    };
    expect(await answer("2026-12-22T23:59:59+09:00")).toEqual([200, 1004]);
    expect(await answer("2026-12-23T00:00:00+09:00")).toEqual([200, 1001]);
    api.clock.set(new Date("2026-12-23T03:00:00+09:00"));
    await retentionJob.run(await jobContext(api, "retention"));
    // The hash is empty by now, the hour of the withdrawal (10:00) still to come.
    expect(await answer("2026-12-23T03:00:01+09:00")).toEqual([200, 1001]);
    expect(await answer("2026-12-23T10:00:01+09:00")).toEqual([200, 1001]);
  });
});

describe("nothing personal is left in the tables in use (P-05)", () => {
  // Its tests are one story: each goes on where the one before ended.
  beforeAll(() => api.reset());
  const me = { name: "서윤", phone: "010-0000-0088", email: "seoyun.unique@mail.example" };
  let memberIdx = 0;

  /** Everything that a member can leave behind. */
  async function live(token: string): Promise<void> {
    const { db } = api;
    const at = new Date("2026-11-01T01:00:00Z");
    await api.request("GET", "/ext/data-export", { token });
    const form = new FormData();
    form.append("data", new Blob(["{}"], { type: "application/json" }));
    const pixels = { create: { width: 9, height: 9, channels: 3 as const, background: "red" } };
    const bytes = await sharp(pixels).png().toBuffer();
    form.append("files", new Blob([new Uint8Array(bytes)]), "me.png");
    await api.request("POST", `/info/${memberIdx}/photos`, { token, body: form });
    await db.insert(dataRequests).values({
      clubIdx: 1,
      memberIdx,
      kind: "STOP",
      contents: `${me.name} ${me.phone}`,
      state: "30",
      answer: me.name,
      dueAt: at,
      createdAt: at,
      updatedAt: at,
    });
    await db.insert(vocs).values({
      clubIdx: 1,
      memberIdx,
      questionType: "92",
      title: `${me.name} 불만`,
      contents: `${me.phone} 연락`,
      replyBy: "SMS",
      isSecret: true,
      state: "10",
      createdAt: at,
      updatedAt: at,
    });
    const [slot] = await db.select().from(teeSlots).limit(1);
    if (!slot) throw new Error("The demo has no slots.");
    const quote = {
      currency: "KRW",
      greenFee: 0,
      cartFee: 0,
      caddieFee: 0,
      rental: 0,
      discount: 0,
      total: 0,
    };
    const [booking] = await db
      .insert(bookings)
      .values({
        clubIdx: 1,
        rsvNo: "261101-99999",
        memberIdx,
        memberType: "30",
        sheetIdx: slot.sheetIdx,
        playDate: slot.playDate,
        teeTime: slot.teeTime,
        courseCode: "1",
        courseOut: "2",
        period: "1",
        holeCode: "18",
        playerCount: 4,
        caddieMode: "C",
        reservationType: "10",
        income: "10",
        state: "50",
        quote: { ...quote, perPlayer: [], penaltyBase: 0 },
        memo: `${me.name} 생일`,
        freeCancelUntil: at,
        noShowAfter: at,
        createdAt: at,
        createdBy: `member:${memberIdx}`,
        updatedAt: at,
        updatedBy: `member:${memberIdx}`,
      })
      .returning();
    const bookingIdx = booking?.bookingIdx ?? 0;
    await db.insert(bookingPlayers).values([
      {
        clubIdx: 1,
        bookingIdx,
        seq: 1,
        isBooker: true,
        memberIdx,
        name: me.name,
        phoneNo: me.phone,
        memberType: "30",
        greenFee: "0",
      },
      {
        clubIdx: 1,
        bookingIdx,
        seq: 2,
        isBooker: false,
        name: "동반",
        phoneNo: me.phone,
        memberType: "30",
        greenFee: "0",
      },
    ]);
    await db.execute(sql`insert into booking_logs (club_idx, booking_idx, work_code, after, by, channel, at)
      values (1, ${bookingIdx}, '10', ${JSON.stringify({ name: me.name })}::jsonb, 'x', '10', now())`);
    await db.insert(visits).values({
      clubIdx: 1,
      bookingIdx,
      memberIdx,
      playDate: slot.playDate,
      teeTime: slot.teeTime,
      courseCode: "1",
      charges: [],
      total: "100",
      paid: "100",
      payMethods: [],
      state: "SETTLED",
    });
    await db.insert(waitings).values({
      clubIdx: 1,
      memberIdx,
      playDate: "2026-10-01",
      standbyTimeCodes: ["12"],
      courseCodes: [],
      playerCount: 4,
      state: "60",
      memo: `${me.phone}`,
      createdAt: at,
      updatedAt: at,
    });
    await db.insert(penalties).values({
      clubIdx: 1,
      memberIdx,
      penaltyCode: "10",
      point: 1,
      finePercent: 10,
      fineAmount: "0",
      suspendFrom: at,
      suspendTo: at,
      state: "40",
      reason: `${me.name}`,
      memo: me.phone,
      createdAt: at,
      updatedAt: at,
    });
    await db.execute(sql`update coupons set member_idx = ${memberIdx}, state = '10', booking_idx = null
      where coupon_idx = (select min(coupon_idx) from coupons)`);
    await db.execute(sql`update lost_items set claimant_idx = ${memberIdx}, claimant_name = ${me.name},
      claimant_phone = ${me.phone} where lost_idx = (select min(lost_idx) from lost_items)`);
    await db.execute(sql`insert into draw_applications (club_idx, draw_post_idx, member_idx, member_type, choices,
      players, player_count, receipt_salt, receipt, state, created_at, updated_at)
      select 1, draw_post_idx, ${memberIdx}, '30', '[]'::jsonb, ${JSON.stringify([
        { name: me.name, phoneNo: me.phone, memberIdx },
      ])}::jsonb, 1, 's', 'r', '80', now(), now() from draw_posts limit 1`);
    await db.execute(
      sql`update draw_applications set players = players || ${JSON.stringify([
        { name: me.name, phoneNo: me.phone, memberIdx },
      ])}::jsonb where draw_idx = 7003`,
    );
    // As a guest by name and phone, in the application of somebody who does not know the account.
    await db.execute(
      sql`update draw_applications set players = players || ${JSON.stringify([
        { name: me.name, phoneNo: "010 0000 0088", memberIdx: null },
      ])}::jsonb where draw_idx = 7002`,
    );
    await db.execute(sql`update team_forms set president_name = ${me.name}, president_phone = ${me.phone},
      manager_name = ${me.name}, manager_phone = '01000000088', manager_email = ${me.email}
      where team_form_idx = (select min(team_form_idx) from team_forms)`);
    await db.execute(sql`update lost_items set claimant_name = ${me.name}, claimant_phone = ${me.phone}
      where lost_idx = (select max(lost_idx) from lost_items)`);
    await db.execute(sql`insert into booking_logs (club_idx, booking_idx, work_code, after, by, channel, at)
      select 1, booking_idx, '10', ${JSON.stringify({ name: me.name })}::jsonb, 'x', '10', now()
      from bookings where member_idx = 100002 limit 1`);
    await db.execute(sql`update booking_players set name = ${me.name}, phone_no = ${me.phone} where seq = 2
      and booking_idx = (select booking_idx from booking_logs order by log_idx desc limit 1)`);
    for (const [own, held, person] of [
      [memberIdx, 100_002, null],
      [100_002, memberIdx, null],
      [100_003, null, me.name],
    ]) {
      await db.execute(sql`insert into delegations (club_idx, member_idx, delegate_idx, label, acts, monthly_acts, ends_on,
          ends_at, state, invite_ends_at, person_name, person_hash, created_at)
        values (1, ${own}, ${held}, ${me.name}, '{BOOK}', 3, '2027-01-31', '2027-02-01', 'ACTIVE', now(), ${person},
          (select di_hash from members where club_idx = 1 and member_idx = ${memberIdx} and ${person}::text is not null), now())`);
    }
    await db.execute(sql`insert into last_minute_rules (club_idx, rule_idx, member_types, percent, hours_before, is_on, created_at,
        updated_at, updated_by) values (1, 77, '{11}', 20, 24, false, now(), now(), 'job:test')`);
    await db.execute(sql`insert into last_minute_offers (club_idx, offer_idx, rule_idx, rule_version, sheet_idx, play_date, percent,
        member_types, state, made_at)
      select 1, 77, 77, 1, min(sheet_idx), '2026-12-01', 20, '{11}', 'ENDED', now() from tee_slots where club_idx = 1`);
    await db.execute(sql`insert into last_minute_notices (club_idx, offer_idx, member_idx, member_type, notified_at)
      values (1, 77, ${memberIdx}, '11', now())`);
    await db.execute(sql`insert into join_choices (club_idx, member_idx, is_on, level, languages, pace, updated_at)
      values (1, ${memberIdx}, true, 'LOW', '{ko}', 'ANY', now())`);
    for (const [own, other] of [
      [memberIdx, 100_002],
      [100_003, memberIdx],
    ]) {
      await db.execute(sql`insert into join_exclusions (club_idx, member_idx, other_idx, created_at)
        values (1, ${own}, ${other}, now())`);
      await db.execute(sql`insert into join_requests (club_idx, member_idx, from_date, to_date, from_time, to_time, partner_idx,
          partner_name, state, created_at)
        values (1, ${own}, '2026-12-01', '2026-12-02', '06:00', '12:00', ${other}, ${me.name}, 'OPEN', now())`);
    }
    await db.execute(sql`insert into join_flights (club_idx, flight_idx, play_date, tee_time, course_code, min_players, state,
        created_at, answer_until) values (1, 77, '2026-12-01', '07:00', '1', 3, 'PROPOSED', now(), now())`);
    await db.execute(sql`insert into join_flight_golfers (club_idx, flight_idx, request_idx, member_idx, players, answer)
      select 1, 77, request_idx, member_idx, 1, 'YES' from join_requests where member_idx = ${memberIdx}`);
    await db.execute(sql`insert into idempotency_keys (caller, key, club_idx, body_hash, answer, created_at)
      values (${`member:${memberIdx}/delegate:1 POST /x`}, 'd', 1, 'h', ${JSON.stringify({ name: me.name })}::jsonb, now())`);
    await db.execute(sql`insert into idempotency_keys (caller, key, club_idx, body_hash, answer, created_at)
      values (${`member:${memberIdx} POST /x`}, 'k', 1, 'h', ${JSON.stringify({ name: me.name })}::jsonb, now())`);
  }

  const findings = async (skip: readonly string[]) => {
    const found: string[] = [];
    for (const [table, text] of await wholeDatabase(api)) {
      if (skip.includes(table)) continue;
      const digits = me.phone.replaceAll("-", "");
      const hits = [me.name, me.phone, digits, me.email].filter((one) => text.includes(one));
      if (hits.length > 0) found.push(`${table}: ${hits.join(", ")}`);
    }
    return found;
  };

  test("before: the tables are full of it", async () => {
    const certToken = await mockProof(api, "seoyun88");
    const body = signUpBody({ certToken, id: "seoyun88", email: me.email, agreements: required });
    const { json } = await api.request("POST", "/member/signup", { body });
    memberIdx = Number(json.data.memberIdx);
    const { accessToken } = await api.signIn("seoyun88", { password: "Hanbyul!2026" });
    await live(accessToken);
    const tables = (await findings([])).map((line) => line.split(":")[0]);
    expect(tables).toEqual(
      expect.arrayContaining([
        "members",
        "vocs",
        "bookings",
        "booking_players",
        "draw_applications",
        "waitings",
      ]),
    );
  });

  test("after: only the archive and the farewell hold it, and the farewell goes when it was sent", async () => {
    const { accessToken: token } = await api.signIn("seoyun88", { password: "Hanbyul!2026" });
    const { json } = await leave(token, await reasonToken(token), "Hanbyul!2026");
    expect(json.data).toMatchObject({ withdrawn: true });
    expect(await findings(["withdrawal_archives", "outbox"])).toEqual([]);
    const waiting = await api.db.select().from(outbox).where(eq(outbox.memberIdx, memberIdx));
    expect(waiting.map(({ event }) => event)).toEqual(["withdrawn", "withdrawn"]);
    await api.db.delete(outbox).where(sql`member_idx is distinct from ${memberIdx}`);
    await deliverDue({
      db: api.db,
      senders: {
        mail: { send: async () => undefined, close: async () => undefined },
        sms: { send: async () => undefined, close: async () => undefined },
        push: null,
      },
      now: () => api.clock.now(),
      logger: api.deps.logger,
    });
    await retentionJob.run(await jobContext(api, "retention"));
    expect(await findings(["withdrawal_archives"])).toEqual([]);
    expect((await api.request("GET", `/files/member/${memberIdx}.webp`)).status).toBe(401);
    const owned = await api.db.select().from(coupons).where(eq(coupons.memberIdx, memberIdx));
    expect(owned.map(({ state }) => state)).toEqual(["60"]);
    const [found] = await api.db.select().from(lostItems).where(eq(lostItems.claimantIdx, memberIdx));
    expect(found?.claimantName).toBeNull();
    const rest = await api.db.execute(
      sql`select players::text as p from draw_applications where draw_idx = 7003`,
    );
    expect(JSON.stringify(rest)).toContain("서나래");
  });

  test("the archive keeps what the law asks for, each with its own end, and is purged then", async () => {
    const stored = async () =>
      (await api.db.select().from(withdrawalArchives).where(eq(withdrawalArchives.memberIdx, memberIdx)))
        .map(({ kind, purgeAt }) => `${kind} ${purgeAt.toISOString().slice(0, 10)}`)
        .sort();
    expect(await stored()).toEqual(["ACCESS 2027-02-21", "COMPLAINT 2029-11-23", "PAYMENT 2031-11-23"]);
    const later = async (moment: string) => {
      api.clock.set(new Date(moment));
      await retentionJob.run(await jobContext(api, "retention"));
    };
    await later("2027-02-22T03:00:00+09:00");
    expect(await stored()).toEqual(["COMPLAINT 2029-11-23", "PAYMENT 2031-11-23"]);
    await later("2029-11-24T03:00:00+09:00");
    expect(await stored()).toEqual(["PAYMENT 2031-11-23"]);
    await later("2031-11-24T03:00:00+09:00");
    expect(await stored()).toEqual([]);
  });

  test("after the block nothing tells who it was: no hash, no password, no words", async () => {
    const [row] = await api.db.select().from(withdrawals).where(eq(withdrawals.memberIdx, memberIdx));
    expect(row).toMatchObject({ personHash: null, reasonText: "", reasonCode: "W1" });
    const [member] = await api.db.select().from(members).where(eq(members.memberIdx, memberIdx));
    expect(member).toMatchObject({ id: "seoyun88", passwordHash: "", state: "40", diHash: null });
  });
});

describe("beside another club", () => {
  beforeEach(() => api.reset());
  test("the only SSADMIN cannot leave (B6); who has the same login id in the other club can", async () => {
    const { accessToken } = await api.signIn("kimmiru");
    const codes = async (token: string, idx: number, clubCode: string) => {
      const path = `/info/impossible/${idx}/${clubCode}?lang=ko`;
      const { data } = (await api.request("GET", path, { token })).json;
      return (data.reasons as { code: string }[]).map(({ code }) => code);
    };
    await api.db.update(members).set({ id: "ssadmin1" }).where(eq(members.memberIdx, 100001));
    expect(await codes(accessToken, 100001, "MS01")).toContain("B6");

    await addSecondClub(api);
    const { clubIdx, clubCode, memberIdx } = otherClub;
    await api.db.update(members).set({ id: "ssadmin1" }).where(eq(members.memberIdx, memberIdx));
    const stranger = await openSessionFor(
      api,
      { kind: "member", clubIdx, accountIdx: memberIdx },
      "stranger",
    );
    expect(await codes(stranger, memberIdx, clubCode)).toEqual(["B4"]);
  });
});
