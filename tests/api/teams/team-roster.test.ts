import { and, eq, inArray } from "drizzle-orm";
import { bookingPlayers, members, outbox } from "@/lib/club-api/db/tables";
import { renderSms } from "@/lib/club-api/domains/outbox/render";
import { languages } from "@/lib/shared/languages";
import { forFile } from "../../support/for-file";
import { teamScene } from "../../support/scenes/team-scene";

const kim = 100_001;
const lee = 100_002;
const park = 100_003;
const choi = 100_004;
const club = "미르솔 컨트리클럽";
const team = "솔향회";
const people = [lee, park, choi];
const scene = await forFile(teamScene);

beforeEach(async () => {
  await scene.reset();
  await scene.setForm({ presidentName: "최현역", presidentPhone: await phoneOf(choi) });
});

async function phoneOf(memberIdx: number): Promise<string> {
  const [row] = await scene.db.select().from(members).where(eq(members.memberIdx, memberIdx));
  return row?.phoneNo ?? "";
}

/** Names a player of the first round of a date, as the representative does on his page. */
async function seat(player: object, date: string): Promise<void> {
  const round = (await scene.rounds()).find(({ playDate }) => playDate === date);
  const { sheetIdx, bookingIdx, playerCount, caddieMode } = round ?? {};
  const seats = await scene.db
    .select()
    .from(bookingPlayers)
    .where(eq(bookingPlayers.bookingIdx, bookingIdx ?? 0));
  const seq = seats.filter(({ isBooker, name }) => !isBooker && name !== "").length + 2;
  const body = { clubCode: "MS01", sheetIdx, bookingIdx, playerCount, caddieMode, agreeRules: true };
  const answer = await scene.send(kim, "POST", "/reservation/booking", {
    ...body,
    players: [{ seq, ...player }],
  });
  expect(answer.json.result).toBe(true);
}

/** An approved team from March to May: park plays in March and April, lee in April, a guest in March. */
async function approved(): Promise<void> {
  await scene.approve();
  scene.goTo("2027-02-20T10:00");
  await seat({ memberId: "parkbaram" }, "2027-03-10");
  await seat({ name: "동반1", phoneNo: "010-0000-0901" }, "2027-03-10");
  await seat({ memberId: "parkbaram" }, "2027-04-14");
  await seat({ memberId: "leesol01" }, "2027-04-14");
  await scene.db.delete(outbox);
}

/** `event member` of what was told to the roster and to guests, by SMS. */
async function rosterNotifications(): Promise<string[]> {
  const rows = await scene.db.select().from(outbox).where(eq(outbox.channel, "SMS"));
  return rows
    .filter(({ memberIdx }) => memberIdx !== kim)
    .map(({ event, memberIdx }) => `${event} ${memberIdx}`)
    .toSorted();
}

describe("a decision on the form", () => {
  test("approval: the president, who has an account, hears it in words of a member", async () => {
    await scene.approve();
    expect(await scene.told(choi, "teamMemberResult")).toEqual([
      { club, team, manager: "김미루", state: "승인" },
    ]);
    expect(await rosterNotifications()).toEqual([`teamMemberResult ${choi}`]);
    expect(await scene.told(kim, "teamResult")).toHaveLength(1);
    expect(await scene.told(kim, "teamMemberResult")).toEqual([]);
  });

  test.each(["REJECT", "RESERVE"])("%s", async (event) => {
    await scene.decide("REVIEW");
    await scene.decide(event, { reasonCode: "T1" });
    expect(await rosterNotifications()).toEqual([`teamMemberResult ${choi}`]);
  });

  test("a review that begins is told to nobody", async () => {
    await scene.decide("REVIEW");
    expect(await rosterNotifications()).toEqual([]);
  });

  test("a number that is somebody else's tells no stranger", async () => {
    await scene.setForm({ presidentName: "다른사람" });
    await scene.approve();
    expect(await rosterNotifications()).toEqual([]);
  });
});

describe("the roster of an approved team", () => {
  test("who gets a seat in a round of the season is told of it", async () => {
    await scene.approve();
    await seat({ memberId: "parkbaram" }, "2027-03-10");
    expect((await scene.told(park, "companionAdded"))[0]).toMatchObject({
      date: "2027.03.10 (수)",
      booker: "김미루",
    });
  });

  test("a date given up: who had a seat hears it of his round, everybody else of the date, each once", async () => {
    await approved();
    await scene.decide("SUSPEND_DATE", { date: "2027-03-10" });
    expect(await rosterNotifications()).toEqual(
      [
        `teamMemberDateSuspended ${lee}`,
        `teamMemberDateSuspended ${choi}`,
        `teamRoundCancelled ${park}`,
        "teamRoundCancelled null",
      ].toSorted(),
    );
    expect(await scene.told(park, "teamRoundCancelled")).toEqual([
      expect.objectContaining({ team, date: "2027.03.10 (수)", time: "07:00" }),
    ]);
    expect(await scene.told(kim, "teamDateSuspended")).toHaveLength(1);
  });

  test("a team less: only who plays in it hears of it", async () => {
    await approved();
    const last = (await scene.rounds()).filter(({ playDate }) => playDate === "2027-03-10").at(-1);
    const player = { clubIdx: 1, bookingIdx: last?.bookingIdx ?? 0, seq: 2, isBooker: false };
    await scene.db
      .delete(bookingPlayers)
      .where(and(eq(bookingPlayers.bookingIdx, player.bookingIdx), eq(bookingPlayers.seq, 2)));
    await scene.db
      .insert(bookingPlayers)
      .values({ ...player, memberIdx: lee, name: "이솔", memberType: "30", greenFee: "0" });
    await scene.decide("TEAM_COUNT", { date: "2027-03-10", teamCount: 3 });
    expect(await rosterNotifications()).toEqual([`teamRoundCancelled ${lee}`]);
  });

  test("the end of the team: the roster hears the state, who had seats of each round", async () => {
    await approved();
    scene.goTo("2027-03-01T10:00");
    await scene.decide("SUSPEND_DATE", { date: "2027-03-10" });
    await scene.db.delete(outbox);
    await scene.decide("END");
    expect(await rosterNotifications()).toEqual(
      [
        `cancelledByClub ${lee}`,
        `cancelledByClub ${park}`,
        `teamMemberResult ${lee}`,
        `teamMemberResult ${park}`,
        `teamMemberResult ${choi}`,
      ].toSorted(),
    );
  });
});

describe("by SMS and e-mail, in the member's own language", () => {
  afterEach(() => scene.db.update(members).set({ lang: "ko" }).where(inArray(members.memberIdx, people)));

  test.each(languages)("%s", async (lang) => {
    await scene.db.update(members).set({ lang }).where(eq(members.memberIdx, choi));
    await scene.approve();
    const rows = await scene.db.select().from(outbox).where(eq(outbox.event, "teamMemberResult"));
    expect(rows.map((row) => `${row.channel} ${row.lang}`).toSorted()).toEqual([
      `MAIL ${lang}`,
      `SMS ${lang}`,
    ]);
    const [row] = rows;
    const text = renderSms({ lang, event: row?.event ?? "", vars: row?.vars ?? {}, own: new Map() });
    expect(text).toContain(team);
  });
});
