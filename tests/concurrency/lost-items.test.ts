import { and, eq } from "drizzle-orm";
import { auditRecords, lostItems } from "@/lib/club-api/db/tables";
import { startTestApi } from "../support/api";
import { forFile } from "../support/for-file";
import { openSessionFor } from "../support/scenes/second-club";

const api = await forFile(startTestApi);
let tokens: string[] = [];

beforeAll(async () => {
  // Two sessions of their own: a sign-in would end the one before it.
  const desk = { kind: "admin" as const, clubIdx: 1, accountIdx: 1 };
  tokens = [await openSessionFor(api, desk, "desk-one"), await openSessionFor(api, desk, "desk-two")];
}, 120_000);

const rounds = [1, 2, 3, 4, 5];
const handedOver = (receiver: string) => ({ event: "RETURN", receiver, document: "ID_CARD" });

test.each(rounds)("two desks hand one item over at once: it goes out once (round %i)", async () => {
  await api.db.update(lostItems).set({ state: "20", returnedTo: null }).where(eq(lostItems.lostIdx, 8));
  const auditEntries = () =>
    api.db.$count(auditRecords, and(eq(auditRecords.entity, "lost"), eq(auditRecords.action, "UPDATE")));
  const before = await auditEntries();
  const handOver = (token: string | undefined, receiver: string) =>
    api.request("PUT", "/ops/lost-items/8", {
      token: token ?? "",
      body: handedOver(receiver),
    });
  const answers = await Promise.all([handOver(tokens[0], "One"), handOver(tokens[1], "Two")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.filter(({ json }) => json.result)).toHaveLength(1);
  const winner = answers[0]?.json.result ? "One" : "Two";
  const [row] = await api.db.select().from(lostItems).where(eq(lostItems.lostIdx, 8));
  expect([row?.state, row?.returnedTo]).toEqual(["30", winner]);
  expect(await auditEntries()).toBe(before + 1);
});

test.each(rounds)("an item that is deleted while it is handed over has one outcome (round %i)", async () => {
  await api.db
    .update(lostItems)
    .set({ state: "20", returnedTo: null, deletedAt: null })
    .where(eq(lostItems.lostIdx, 8));
  const [moved, removed] = await Promise.all([
    api.request("PUT", "/ops/lost-items/8", { token: tokens[0] ?? "", body: handedOver("One") }),
    api.request("DELETE", "/ops/lost-items/8", { token: tokens[1] ?? "" }),
  ]);
  expect([200, 404]).toContain(moved.status);
  expect(removed.json.result).toBe(true);
  const [row] = await api.db.select().from(lostItems).where(eq(lostItems.lostIdx, 8));
  expect(row?.deletedAt).not.toBeNull();
  expect(row?.state).toBe(moved.json.result ? "30" : "20");
});
