import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";

const api = await forFile(startTestApi);
beforeEach(() => api.reset());

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const refresh = (refreshToken: string) =>
  api.request("GET", "/tokens/refresh", { headers: { "x-refresh-token": refreshToken } });
const own = (token: string) => api.request("GET", "/info/100001", { token });

describe("refresh", () => {
  // seed 337
  test("gives a new pair that works", async () => {
    const first = await api.signIn("kimmiru");
    const { json } = await refresh(first.refreshToken);
    expect(json.data.refreshToken).not.toBe(first.refreshToken);
    expect((await own(String(json.data.accessToken))).status).toBe(200);
  });

  test("the old token gives the same successor for 60 seconds", async () => {
    const { refreshToken } = await api.signIn("kimmiru");
    const first = await refresh(refreshToken);
    api.pass(60 * second);
    const again = await refresh(refreshToken);
    expect(again.json.data).toEqual(first.json.data);
  });

  test("the old token used later ends the session", async () => {
    const { refreshToken } = await api.signIn("kimmiru");
    const { json } = await refresh(refreshToken);
    api.pass(61 * second);
    expect((await refresh(refreshToken)).json.fail?.code).toBe(463);
    expect((await own(String(json.data.accessToken))).json.fail?.code).toBe(463);
  });

  test("a token replaced several refreshes ago still ends the session", async () => {
    const { refreshToken } = await api.signIn("kimmiru");
    const next = await refresh(refreshToken);
    const third = await refresh(String(next.json.data.refreshToken));
    api.pass(61 * second);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await own(String(third.json.data.accessToken))).status).toBe(401);
  });

  test("twenty parallel refreshes agree on one successor", async () => {
    const { refreshToken } = await api.signIn("kimmiru");
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    const pairs = new Set(answers.map((answer) => answer.json.data.refreshToken));
    expect(pairs.size).toBe(1);
    expect(answers.every((answer) => answer.json.result)).toBe(true);
  });

  test("calls with the replaced access token go on for the overlap only", async () => {
    const first = await api.signIn("kimmiru");
    await refresh(first.refreshToken);
    expect((await own(first.accessToken)).status).toBe(200);
    api.pass(61 * second);
    expect((await own(first.accessToken)).status).toBe(401);
  });

  test("an unknown, an absent and an expired token open nothing", async () => {
    const { refreshToken } = await api.signIn("kimmiru");
    expect((await refresh("x".repeat(43))).json.fail?.code).toBe(463);
    expect((await api.request("GET", "/tokens/refresh")).json.fail?.code).toBe(463);
    api.pass(12 * hour);
    expect((await refresh(refreshToken)).json.fail?.code).toBe(463);
  });

  // seed 337
  test("the token may stand in the query for old clients", async () => {
    const { refreshToken } = await api.signIn("kimmiru");
    const { status } = await api.request("GET", `/tokens/refresh?refreshToken=${refreshToken}`);
    expect(status).toBe(200);
  });

  test("a dead Bearer does not stand in the way of a refresh", async () => {
    const { refreshToken } = await api.signIn("kimmiru");
    const headers = { "x-refresh-token": refreshToken };
    expect((await api.request("GET", "/tokens/refresh", { headers, token: "dead" })).status).toBe(200);
  });
});

describe("lives", () => {
  test("an access token ends after the minutes of C0410", async () => {
    const { accessToken } = await api.signIn("kimmiru");
    api.pass(30 * minute - second);
    expect((await own(accessToken)).status).toBe(200);
    api.pass(second);
    expect((await own(accessToken)).json.fail?.msgCode).toBe("AUTH_INVALID_SESSION");
  });

  test("a remembered session refreshes after 13 days, another one does not", async () => {
    const remembered = await api.signIn("kimmiru", { chk: true });
    const other = await api.signIn("leesol01");
    api.pass(13 * 24 * hour);
    expect((await refresh(remembered.refreshToken)).status).toBe(200);
    expect((await refresh(other.refreshToken)).status).toBe(401);
  });

  test("an admin's session ends a day after the sign-in, however often it is refreshed", async () => {
    let pair = await api.signIn("contents1", { isAdmin: true, chk: true });
    for (let hours = 0; hours < 23; hours += 11.5) {
      api.pass(11.5 * hour);
      pair = (await refresh(pair.refreshToken)).json.data as typeof pair;
    }
    api.pass(hour);
    expect((await refresh(pair.refreshToken)).status).toBe(401);
  });

  test("a dead Bearer is refused on anonymous calls too", async () => {
    const { status, json } = await api.request("GET", "/site/info", { token: "a".repeat(43) });
    expect([status, json.fail?.code]).toEqual([401, 463]);
  });

  // seed 261
  test("another scheme than Bearer opens nothing", async () => {
    const headers = { authorization: "Basic a2ltOm1pcnU=" };
    expect((await api.request("GET", "/site/info", { headers })).status).toBe(401);
  });
});

describe("ends", () => {
  // seed 328
  test("logout kills access and refresh token at once", async () => {
    const pair = await api.signIn("kimmiru");
    const { json } = await api.request("DELETE", "/member/logout", { token: pair.accessToken });
    expect(json.data).toEqual({ loggedOut: true });
    expect((await own(pair.accessToken)).json.fail?.code).toBe(463);
    expect((await refresh(pair.refreshToken)).json.fail?.code).toBe(463);
  });

  test("the fourth session of a member ends the first, and only that", async () => {
    const pairs = [];
    for (let count = 0; count < 4; count += 1) {
      pairs.push(await api.signIn("kimmiru"));
      api.pass(second);
    }
    const statuses = await Promise.all(pairs.map(async (pair) => (await own(pair.accessToken)).status));
    expect(statuses).toEqual([401, 200, 200, 200]);
  });

  test("the second session of an admin ends the first", async () => {
    const first = await api.signIn("contents1", { isAdmin: true });
    await api.signIn("contents1", { isAdmin: true });
    const { status } = await api.request("GET", "/menu-admins/admins/3", { token: first.accessToken });
    expect(status).toBe(401);
  });

  test("a token is stored as a hash only", async () => {
    const pair = await api.signIn("kimmiru");
    const dump = JSON.stringify([
      (await api.db.execute("select * from sessions")) as unknown,
      (await api.db.execute("select * from session_tokens")) as unknown,
    ]);
    expect(dump).not.toContain(pair.accessToken);
    expect(dump).not.toContain(pair.refreshToken);
  });
});
