import { delegatedActOf } from "@/lib/club-api/http/rights/delegates";
import type { RouteDefinition } from "@/lib/contract/define-route";
import { routeKey } from "@/lib/contract/routes";
import { delegatedActs } from "@/lib/shared/delegated-acts";
import { allRoutes, filledPath } from "../support/contract/contract-calls";
import { forFile } from "../support/for-file";
import { party, slot } from "../support/scenes/booking-scene";
import { delegateScene, member } from "../support/scenes/delegate-scene";
import { liftLimits } from "../support/scenes/lift-limits";

/* Somebody who acts in a member's name and tries to see or do more than the act needs. */

const memberIdx = 100_001;
const scene = await forFile(delegateScene);
let token: string;
let bookingIdx: number;

beforeAll(async () => {
  await liftLimits(scene.db);
  bookingIdx = await scene.book(member, slot, { players: party, memo: "a note to the club" });
  ({ token } = await scene.acting());
}, 60_000);

const pathOf = (route: RouteDefinition) => {
  const isOwn = /^\/(info|my-reservation|coupon)\/.*\{id\}/.test(route.path);
  const ids = route.path.includes("bookings/{id}") ? { id: String(bookingIdx) } : {};
  return filledPath(route, {
    ...ids,
    ...(isOwn ? { id: String(memberIdx) } : {}),
    ...(route.path.includes("{a}") ? { a: String(memberIdx), b: "2026-12-16" } : {}),
  });
};
const call = (route: RouteDefinition, as: string | null) =>
  scene.api.request(route.method, pathOf(route), {
    ...(as === null ? {} : { token: as }),
    ...(route.method === "GET" ? {} : { body: {} }),
  });

const closed = allRoutes.filter(
  ({ auth, delegable, session }) => auth !== "anonymous" && delegable === undefined && session !== "end",
);
const open = allRoutes.filter(({ delegable }) => delegable !== undefined);

test("every other call of a member, an administrator or anybody signed in is closed to a delegate", async () => {
  const answers = [];
  for (const route of closed) answers.push([routeKey(route), (await call(route, token)).status]);
  expect(answers.length).toBeGreaterThan(250);
  expect(answers.filter(([, status]) => status !== 403)).toEqual([]);
});

/** Data that only the member and the office know. */
const secrets = [
  ...["010-0000-0001", "kimmiru@", "솔바람로", "a note to the club"],
  // The login id, by which one signs in.
  '"kimmiru"',
];

test("no call that a delegate may make shows what is the member's own", async () => {
  const reads = open.filter(({ method }) => method === "GET");
  const texts = await Promise.all(
    reads.map(async (route) => [routeKey(route), (await call(route, token)).text]),
  );
  expect(texts.length).toBeGreaterThan(10);
  for (const [key = "", text = ""] of texts) {
    for (const secret of secrets) expect([key, text.includes(secret)]).toEqual([key, false]);
  }
  // The control: the member sees the note there.
  expect((await scene.send(member, "GET", `/ext/bookings/${bookingIdx}`)).text).toContain(
    "a note to the club",
  );
});

test("where everybody may call, a delegate is a visitor", async () => {
  const reads = allRoutes.filter(
    ({ auth, method, delegable, page, path, session }) =>
      auth === "anonymous" &&
      method === "GET" &&
      !delegable &&
      !page &&
      !session &&
      !path.includes("nice-check"),
  );
  for (const route of reads) {
    const [asDelegate, asVisitor] = [await call(route, token), await call(route, null)];
    expect([routeKey(route), asDelegate.status]).toEqual([routeKey(route), asVisitor.status]);
    for (const secret of secrets)
      expect([routeKey(route), asDelegate.text.includes(secret)]).toEqual([routeKey(route), false]);
  }
});

test("a code for a new telephone goes to nobody in the member's name", async () => {
  const answer = await scene.as(token, "POST", "/member/certification", {
    purpose: "CHANGE_PHONE",
    type: "30",
    target: "010-9999-0000",
  });
  expect(answer.json.fail?.code).toBe(463);
});

test("every write that a delegate may make is an act, but for holds, quotes, the queue and the own permission", () => {
  const writes = open.filter(({ method }) => method !== "GET");
  const counted = writes.filter((route) => delegatedActOf(route, {}) !== null).map(routeKey);
  expect(counted.toSorted()).toEqual([
    "DELETE /reservation/cancel",
    "DELETE /reservation/draw/{id}",
    "DELETE /reservation/waitings/{id}",
    "POST /reservation/booking",
    "POST /reservation/draw",
    "POST /reservation/waitings",
  ]);
  expect(
    writes
      .map(routeKey)
      .filter((key) => !counted.includes(key))
      .toSorted(),
  ).toEqual([
    "DELETE /ext/delegate-session",
    "DELETE /ext/delegations/{id}",
    "DELETE /member/logout",
    "POST /ext/booking-quote",
    "POST /ext/opening-queue",
    "PUT /reservation/sheet/lock/{id}",
    "PUT /reservation/sheet/lock/{id}/{id2}",
  ]);
});

test.each(delegatedActs.map((act) => [act] as const))(
  "who may only %s makes no call of another act",
  async (act) => {
    await scene.db.execute("delete from delegations");
    const other = await scene.acting({ acts: [act] });
    for (const route of open.filter(({ delegable }) => !delegable?.includes(act))) {
      expect([routeKey(route), (await call(route, other.token)).status]).toEqual([routeKey(route), 403]);
    }
  },
);

test("who may only book sees of the member's rounds the own ones, without the party", async () => {
  await scene.db.execute("delete from delegations");
  const other = await scene.acting({ acts: ["BOOK"] });
  const path = `/my-reservation/bookings/${memberIdx}`;
  expect((await scene.as(other.token, "GET", path)).json.data).toMatchObject({ list: [], total: 0 });
  expect((await scene.as(other.token, "GET", `/ext/bookings/${bookingIdx}`)).status).toBe(404);
  const [free = 0] = await scene.freeSlots("2026-12-15");
  const booked = await scene.bookAs(other.token, free, { players: party });
  const own = (booked.json.data as unknown as { bookingIdx: number }).bookingIdx;
  const shown = await scene.as(other.token, "GET", path);
  expect(shown.json.data).toMatchObject({ list: [{ bookingIdx: own }], total: 1 });
  expect(shown.text).not.toContain("동반1");
});

test("past rounds, and rounds that the member is only named in, are shown to no delegate", async () => {
  await scene.db.execute("delete from delegations");
  const other = await scene.acting();
  const path = `/my-reservation/bookings/${memberIdx}`;
  for (const query of ["?role=COMPANION", "?from=2026-01-01&to=2026-11-22", "?state=40"]) {
    expect([query, (await scene.as(other.token, "GET", path + query)).json.data]).toMatchObject([
      query,
      { total: 0 },
    ]);
  }
});
