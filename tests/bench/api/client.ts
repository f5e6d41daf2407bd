import { Pool } from "undici";
import { tokenOf } from "./scene";

export type Reply = {
  status: number;
  ms: number;
  json: { result: boolean; data: never; fail?: { code: number } };
};

/** A keep-alive client of one process that counts the time of each call. */
export function openClient(origin: string, connections: number) {
  const pool = new Pool(origin, { connections, headersTimeout: 60_000, bodyTimeout: 60_000 });
  const call = async (
    member: number,
    method: "GET" | "PUT" | "POST" | "DELETE",
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> => {
    const from = performance.now();
    const answer = await pool.request({
      method,
      path: `/hp/api${path}`,
      headers: {
        authorization: `Bearer ${tokenOf(member)}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = (await answer.body.json()) as Reply["json"];
    return { status: answer.statusCode, ms: performance.now() - from, json };
  };
  return { call, close: () => pool.close() };
}
export type Client = ReturnType<typeof openClient>;

/** Lock, book, cancel: what a member does with one slot. Throws when a step is refused. */
export async function cycle(client: Pick<Client, "call">, member: number, sheetIdx: number): Promise<void> {
  const steps = [
    await client.call(member, "PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" }),
    await client.call(member, "POST", "/reservation/booking", bookingBody(member, sheetIdx)),
  ];
  const booked = steps[1]?.json.data as unknown as { bookingIdx: number; version: number } | null;
  if (!booked) throw new Error(`not booked: ${JSON.stringify(steps)}`);
  const { bookingIdx, version } = booked;
  const body = { bookingIdx, reasonCode: "C1", reasonText: "", agreePenalty: false, version };
  const ended = await client.call(member, "DELETE", "/reservation/cancel", body);
  if (!ended.json.result) throw new Error(`not cancelled: ${JSON.stringify(ended)}`);
}

export function bookingBody(member: number, sheetIdx: number) {
  const companions = [2, 3, 4].map((seq) => ({ seq, name: `Companion ${seq}`, phoneNo: "010-0000-0101" }));
  return {
    clubCode: "MS01",
    sheetIdx,
    holeCode: "18",
    playerCount: 4,
    caddieMode: "C",
    players: [{ seq: 1, isBooker: true, memberIdx: member }, ...companions],
    couponIdx: null,
    agreeRules: true,
    memo: "",
  };
}

/** The value below which the given share of the sorted numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const round = (value: number, digits = 0) => Number(value.toFixed(digits));
