import { eq, sql } from "drizzle-orm";
import { auditRecords, siteInfos } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { addSecondClub, openSessionFor, otherClub } from "../../support/scenes/second-club";

const api = await forFile(startTestApi);
beforeAll(async () => {
  await addSecondClub(api);
  const [info] = await api.db.select().from(siteInfos);
  if (info) await api.db.insert(siteInfos).values({ ...info, clubIdx: 2 });
  await api.db.execute(sql`update admins set auth_club = '{MS01,MS02}' where id = 'contents1'`);
}, 120_000);

type Profile = CallOutput<"POST /ops/session/club">;

const signIn = (id: string) => api.signIn(id, { isAdmin: true });
const move = (token: string, clubCode: string) =>
  api.request("POST", "/ops/session/club", { token, body: { clubCode } });
const notices = async (token: string, search = "") =>
  (await api.request("GET", `/notice/admin${search}`, { token })).json;

// seed 246
describe("an admin of several clubs", () => {
  test("is told who he is in the other one, with the clubs that he may go to", async () => {
    const { accessToken } = await signIn("contents1");
    const profile = (await move(accessToken, otherClub.clubCode)).json.data as unknown as Profile;
    expect(profile).toMatchObject({ clubCode: "MS02", clubIdx: 2, adminIdx: 3, userMove: true });
    expect(profile.clubList.map((club) => club.clubCode)).toEqual(["MS01", "MS02"]);
    expect(profile).not.toHaveProperty("accessToken");
  });

  test("reads and writes that club by naming it, and his own by naming none", async () => {
    const { accessToken } = await signIn("contents1");
    expect((await notices(accessToken)).data.total).toBeGreaterThan(0);
    expect((await notices(accessToken, "?clubCode=MS02")).data.total).toBe(0);
    const body = { title: "Of the other club", contents: "<p>x</p>" };
    const path = "/notice?clubCode=MS02";
    expect((await api.request("POST", path, { token: accessToken, body })).json.result).toBe(true);
    expect((await notices(accessToken, "?clubCode=MS02")).data.total).toBe(1);
  });

  test("leaves a record of the move in the club that is entered", async () => {
    const { accessToken } = await signIn("contents1");
    await move(accessToken, "MS02");
    const found = await api.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.entity, "session"))
      .orderBy(auditRecords.auditIdx);
    expect(found.at(-1)).toMatchObject({ clubIdx: 2, adminIdx: 3, after: { clubCode: "MS02" } });
  });
});

describe("a club that is not the admin's", () => {
  test("is refused, and the session stays where it is", async () => {
    const { accessToken } = await signIn("bookadmin1");
    expect((await move(accessToken, "MS02")).json.fail?.code).toBe(9403);
    expect((await notices(accessToken)).data.total).toBeGreaterThan(0);
  });

  test("is not found when there is none, for an SSADMIN too", async () => {
    const { accessToken } = await signIn("ssadmin1");
    expect((await move(accessToken, "XX99")).json.fail?.code).toBe(2001);
  });

  test("is nothing for a member, whatever the path says about the own one", async () => {
    const { accessToken } = await api.signIn("kimmiru");
    expect((await move(accessToken, "MS01")).json.fail?.code).toBe(9403);
  });

  test("is not entered by the body of another call either", async () => {
    const { accessToken } = await api.signIn("kimmiru");
    const body = { clubCode: "MS02", playDate: "2026-12-16" };
    const answer = await api.request("POST", "/ext/opening-queue", { token: accessToken, body });
    expect(answer.json.fail?.code).toBe(9403);
  });
});

describe("two members of one number, each in a club of its own", () => {
  const open = (clubIdx: number, token: string) =>
    openSessionFor(api, { kind: "member", clubIdx, accountIdx: otherClub.memberIdx }, token);
  const mine = (token: string, clubCode: string) =>
    api.request("GET", `/ext/sessions?clubCode=${clubCode}`, { token });

  test("see and end their own sessions only", async () => {
    await open(1, "here-1");
    await open(1, "here-2");
    await open(otherClub.clubIdx, "there-1");
    expect((await mine("there-1", otherClub.clubCode)).json.data.list).toHaveLength(1);

    const ended = await api.request("DELETE", "/ext/sessions?clubCode=MS01", { token: "here-1", body: {} });
    expect(ended.json.result).toBe(true);
    expect((await mine("here-2", "MS01")).json.fail?.code).toBe(463);
    expect((await mine("there-1", otherClub.clubCode)).json.result).toBe(true);
  });

  test("have their own number of calls in a minute", async () => {
    await open(1, "here-3");
    await open(otherClub.clubIdx, "there-3");
    await api.db.execute(sql`update policies set value2 = '3' where code = 'C0530'`);
    for (let call = 0; call < 3; call += 1) await mine("here-3", "MS01");
    expect((await mine("here-3", "MS01")).status).toBe(429);
    expect((await mine("there-3", otherClub.clubCode)).json.result).toBe(true);
  });
});
