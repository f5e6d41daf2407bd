import { ipBlocks } from "@/lib/club-api/db/tables";
import { isPlainRead } from "@/lib/club-api/http/while-counting";
import { bySpecificity, contract } from "@/lib/contract/routes";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";

/* Calls that the web makes for several visitors at once (`X-Visitor-Addresses`). */

const api = await forFile(startTestApi);
beforeEach(() => api.reset());

const web = "127.0.0.1";
const path = "/notice/normal";

async function together(addresses: readonly string[], { from = web } = {}) {
  const headers = { "x-visitor-addresses": addresses.join() };
  const { status, headers: answered, json } = await api.request("GET", path, { from, headers });
  return { status, refused: answered.get("x-refused-visitors"), json };
}
const alone = async (address: string) =>
  (await api.request("GET", path, { from: web, headers: { "x-client-address": address } })).status;
const times = (count: number, address: string) => Array.from({ length: count }, () => address);

test("count against each visitor as calls of their own would", async () => {
  expect(await together([...times(59, "203.0.113.1"), "192.0.2.20"])).toMatchObject({
    status: 200,
    refused: null,
  });
  expect(await alone("203.0.113.1")).toBe(200);
  expect(await alone("203.0.113.1")).toBe(429);
  expect(await alone("192.0.2.20")).toBe(200);
});

test("name the places of those who have asked too often; the others have their answer", async () => {
  await together(times(58, "203.0.113.1"));
  const mixed = ["203.0.113.1", "192.0.2.20", "203.0.113.1", "203.0.113.1"];
  const { status, refused, json } = await together(mixed);
  expect([status, refused, json.result]).toEqual([200, "3", true]);
});

test("name an address that the club has blocked, from the next call on", async () => {
  expect((await together(["203.0.113.1", "192.0.2.20"])).refused).toBeNull();
  const at = api.clock.now();
  const by = { createdAt: at, createdBy: "ssadmin1", updatedAt: at, updatedBy: "ssadmin1" };
  await api.db.insert(ipBlocks).values({ clubIdx: 1, ipFrom: "192.0.2.20", mode: "DENY", ...by });
  expect((await together(["203.0.113.1", "192.0.2.20"])).refused).toBe("1");
});

test("are believed of the web alone: a stranger who names others is counted himself", async () => {
  const stranger = "192.0.2.9";
  await together(times(60, "203.0.113.1"), { from: stranger });
  expect(await alone("203.0.113.1")).toBe(200);
  const statuses = [];
  for (let turn = 0; turn < 60; turn += 1)
    statuses.push((await together(["203.0.113.1"], { from: stranger })).status);
  expect(statuses.at(-1)).toBe(429);
});

test("are made of reads alone that are the same for every visitor", () => {
  const gathered = bySpecificity(contract).filter(({ isGathered }) => isGathered);
  expect(gathered.length).toBeGreaterThan(3);
  for (const route of gathered) {
    expect(route).toMatchObject({ method: "GET", auth: "anonymous" });
    expect(isPlainRead(route)).toBe(true);
    expect([route.isShared, route.isCountedApart, route.session, route.xlsx]).toEqual(
      Array(4).fill(undefined),
    );
  }
});
