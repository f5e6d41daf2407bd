import { eq } from "drizzle-orm";
import { auditRecords, pushDevices } from "@/lib/club-api/db/tables";
import { retentionJob } from "@/lib/club-api/jobs/upkeep-jobs";
import type { CallOutput } from "@/lib/contract/routes";
import { maxPushDevices } from "@/lib/shared/push-kinds";
import { forFile } from "../../support/for-file";
import { pushScene } from "../../support/scenes/push-scene";
import { addSecondClub, otherClub } from "../../support/scenes/second-club";

const scene = await forFile(pushScene);
beforeEach(() => scene.reset());

type Settings = CallOutput<"GET /ext/push">;
const settings = (id: string) => scene.data<Settings>(id, "GET", "/ext/push");
const rows = () => scene.db.select().from(pushDevices);
const codeOf = async (...call: Parameters<typeof scene.send>) => (await scene.send(...call)).json.fail?.code;
const day = 24 * 60 * 60_000;

test("a device is listed with its mark and its date, and leaves the list when its member removes it", async () => {
  const { deviceIdx, subscription } = await scene.device("kimmiru");
  const shown = await settings("kimmiru");
  expect(shown.publicKey).toBe(scene.keys.publicKey);
  expect(shown.devices).toEqual([
    {
      deviceIdx,
      mark: expect.stringMatching(/^[\w-]{43}$/),
      userAgent: null,
      createdAt: "2026-11-23T10:00:00+09:00",
    },
  ]);
  expect(JSON.stringify(shown)).not.toContain(subscription.auth);
  await scene.data("kimmiru", "DELETE", `/ext/push/devices/${deviceIdx}`);
  expect((await settings("kimmiru")).devices).toEqual([]);
  const records = await scene.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.entity, "pushDevice"))
    .orderBy(auditRecords.auditIdx);
  expect(records.map(({ action, memberIdx }) => [action, memberIdx])).toEqual([
    ["CREATE", 100_001],
    ["DELETE", 100_001],
  ]);
});

test("the same browser again is the same device; another member's takes its place", async () => {
  const browser = await scene.device("kimmiru");
  await scene.data("kimmiru", "POST", "/ext/push/devices", browser.subscription);
  expect(await rows()).toHaveLength(1);
  await scene.data("parkbaram", "POST", "/ext/push/devices", browser.subscription);
  const [row, ...more] = await rows();
  expect([row?.memberIdx, more.length]).toEqual([100_003, 0]);
  // A notice that waits for the first member's device does not reach the second one's.
  expect(row?.deviceIdx).not.toBe(browser.deviceIdx);
});

test("an endpoint that is of no known push service, or a key that is none, makes no device", async () => {
  const { subscription } = scene.service.subscribe();
  const forged = [
    { ...subscription, endpoint: "https://evil.example/push/1" },
    { ...subscription, endpoint: subscription.endpoint.replace("127.0.0.1", "127.0.0.2") },
    { ...subscription, endpoint: "http://169.254.169.254/latest/meta-data" },
    { ...subscription, p256dh: `B${"A".repeat(86)}` },
  ];
  for (const body of forged) expect(await codeOf("kimmiru", "POST", "/ext/push/devices", body)).toBe(9001);
  expect(await rows()).toEqual([]);
});

test("a member has ten devices at the most", async () => {
  for (let turn = 0; turn < maxPushDevices; turn += 1) {
    await scene.device("kimmiru");
    scene.api.limitClock.set(new Date(scene.api.limitClock.now().getTime() + 61_000));
  }
  const { subscription } = scene.service.subscribe();
  const refused = await scene.send("kimmiru", "POST", "/ext/push/devices?lang=en", subscription);
  expect(refused.json.fail).toMatchObject({
    code: 9001,
    msg: "Please check your entry. Devices: At most 10 are allowed.",
  });
  expect(await rows()).toHaveLength(maxPushDevices);
});

test("who tries out endpoints is stopped within the minute", async () => {
  const tries = Array.from({ length: 11 }, () => scene.service.subscribe().subscription);
  const codes: (number | undefined)[] = [];
  for (const body of tries) codes.push(await codeOf("kimmiru", "POST", "/ext/push/devices", body));
  expect(codes.at(-1)).toBe(4290);
});

test("a device of another member, or of no number, cannot be removed", async () => {
  const { deviceIdx } = await scene.device("kimmiru");
  for (const id of [deviceIdx, 999_999, 2_147_483_648])
    expect(await codeOf("parkbaram", "DELETE", `/ext/push/devices/${id}`)).toBe(2001);
  expect(await rows()).toHaveLength(1);
});

test("an administrator has no devices", async () => {
  const { subscription } = scene.service.subscribe();
  expect(await codeOf("ssadmin1", "POST", "/ext/push/devices", subscription)).toBe(9403);
});

describe("the end of a session", () => {
  test("a sign-out ends the device of that session, and no other", async () => {
    await scene.device("kimmiru");
    const second = (await scene.api.signIn("kimmiru")).accessToken;
    const browser = scene.service.subscribe();
    await scene.api.request("POST", "/ext/push/devices", { token: second, body: browser.subscription });
    expect(await rows()).toHaveLength(2);
    await scene.api.request("DELETE", "/member/logout", { token: second });
    expect((await rows()).map(({ endpoint }) => endpoint)).not.toContain(browser.subscription.endpoint);
    expect(await rows()).toHaveLength(1);
  });

  test("a member who ends all other sessions ends their devices", async () => {
    const elsewhere = (await scene.api.signIn("kimmiru")).accessToken;
    const { subscription } = scene.service.subscribe();
    await scene.api.request("POST", "/ext/push/devices", { token: elsewhere, body: subscription });
    await scene.data("kimmiru", "DELETE", "/ext/sessions", {});
    expect(await rows()).toEqual([]);
  });

  test("a device that is used in a new session hangs on that one", async () => {
    const { subscription } = await scene.device("kimmiru");
    const next = (await scene.api.signIn("kimmiru")).accessToken;
    const body = { endpoint: subscription.endpoint };
    const checked = await scene.api.request("POST", "/ext/push/devices/check", { token: next, body });
    expect(checked.json.data).toEqual({ isOwn: true });
    await scene.api.request("DELETE", "/member/logout", { token: next });
    expect(await rows()).toEqual([]);
  });

  test("whoever signs in on another member's device ends it", async () => {
    const { subscription } = await scene.device("kimmiru");
    const body = { endpoint: subscription.endpoint };
    expect(await scene.data("parkbaram", "POST", "/ext/push/devices/check", body)).toEqual({ isOwn: false });
    expect(await rows()).toEqual([]);
  });
});

describe("a subscription that the browser has changed", () => {
  test("is renewed by the secret of the old one, without a session", async () => {
    const { subscription, deviceIdx } = await scene.device("kimmiru");
    const { endpoint, auth } = subscription;
    const next = scene.service.subscribe();
    const renew = (secret: string) =>
      scene.api.request("POST", "/ext/push/renewal", {
        body: { old: { endpoint, auth: secret }, next: next.subscription },
      });
    expect((await renew("A".repeat(22))).json.fail?.code).toBe(2001);
    expect((await renew(auth)).json.result).toBe(true);
    expect(await rows()).toMatchObject([{ deviceIdx, endpoint: next.subscription.endpoint }]);
    await scene.notify();
    expect(await scene.deliver()).toBe(1);
    expect(next.received).toHaveLength(1);
  });

  test("cannot name a service of its own choice, nor another's subscription", async () => {
    const { subscription } = await scene.device("kimmiru");
    const other = await scene.device("parkbaram");
    const { endpoint, auth } = subscription;
    const renew = async (next: object) =>
      (await scene.api.request("POST", "/ext/push/renewal", { body: { old: { endpoint, auth }, next } })).json
        .fail?.code;
    expect(await renew({ ...subscription, endpoint: "https://evil.example/x" })).toBe(9001);
    expect(await renew(other.subscription)).toBe(2001);
  });
});

test("where the server has no keys, nothing can be subscribed and the page says so", async () => {
  const { push } = scene.api.deps;
  scene.api.deps.push = null;
  scene.api.restart();
  try {
    expect((await settings("kimmiru")).publicKey).toBeNull();
    const { subscription } = scene.service.subscribe();
    expect(await codeOf("kimmiru", "POST", "/ext/push/devices", subscription)).toBe(9001);
    const info = await scene.api.request("GET", "/site/info");
    expect(info.json.data.hasPush).toBe(false);
  } finally {
    scene.api.deps.push = push ?? null;
    scene.api.restart();
  }
  expect((await scene.api.request("GET", "/site/info")).json.data.hasPush).toBe(true);
});

test("choices are the usual ones with the club's quiet hours, until the member has made others", async () => {
  await scene.setPolicy("C0300", { value4: "21:00-08:00" });
  expect((await settings("kimmiru")).choice).toEqual({
    kinds: ["offers", "draws", "changes", "weather", "lastMinute"],
    quiet: { from: "21:00", to: "08:00" },
    showsDetails: false,
  });
  const own = { kinds: ["openings"], quiet: null, showsDetails: true };
  await scene.data("kimmiru", "PUT", "/ext/push", own);
  expect((await settings("kimmiru")).choice).toEqual(own);
  for (const wrong of [
    { ...own, kinds: ["certificationCode"] },
    { ...own, quiet: { from: "24:00", to: "07:00" } },
    { ...own, quiet: { from: "07:00", to: "07:00" } },
  ])
    expect(await codeOf("kimmiru", "PUT", "/ext/push", wrong)).toBe(9001);
});

test("the own data hold devices and choices, without what a message could be sent by", async () => {
  const { subscription } = await scene.device("kimmiru");
  await scene.data("kimmiru", "PUT", "/ext/push", { kinds: [], quiet: null, showsDetails: false });
  const all = await scene.data<CallOutput<"GET /ext/data-export">>("kimmiru", "GET", "/ext/data-export");
  expect(all.pushDevices).toMatchObject([{ userAgent: null }]);
  expect(all.pushChoices).toMatchObject([{ kinds: [], showsDetails: false }]);
  const text = JSON.stringify(all);
  for (const secret of Object.values(subscription)) expect(text).not.toContain(secret);
});

test("a device that nothing was heard of for a year goes, one that is in use stays", async () => {
  const browser = await scene.device("kimmiru");
  await scene.device("parkbaram");
  await scene.db
    .update(pushDevices)
    .set({ usedAt: new Date(scene.api.clock.now().getTime() - 366 * day) })
    .where(eq(pushDevices.deviceIdx, browser.deviceIdx));
  await scene.run(retentionJob);
  expect((await rows()).map(({ memberIdx }) => memberIdx)).toEqual([100_003]);
});

test("two clubs hold the same browser apart", async () => {
  const { subscription, deviceIdx } = await scene.device("kimmiru");
  await addSecondClub(scene.api);
  const [own] = await rows();
  if (!own) throw new Error("There is no device.");
  await scene.db
    .insert(pushDevices)
    .values({ ...own, clubIdx: otherClub.clubIdx, memberIdx: otherClub.memberIdx, sessionIdx: null });
  expect((await rows()).map(({ endpoint }) => endpoint)).toEqual([
    subscription.endpoint,
    subscription.endpoint,
  ]);
  await scene.data("kimmiru", "DELETE", `/ext/push/devices/${deviceIdx}`);
  expect((await rows()).map(({ clubIdx }) => clubIdx)).toEqual([otherClub.clubIdx]);
});
