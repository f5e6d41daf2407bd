import { setTimeout as wait } from "node:timers/promises";
import { Pool } from "undici";
import { median } from "../shared/median.mjs";
import { row } from "../shared/rows.mjs";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const listPath = "/hp/api/notice/normal?clubCode=MS01";
/** The most that the hop may add to the median, in milliseconds, by the number of connections. */
export const hopBounds = new Map([
  [1, 1.5],
  [8, 3],
  [64, 3],
]);

/** Latencies in ms of clients that each ask again as soon as they have their answer, or `pause()` ms later. */
async function latencies(pool, headers, { connections, calls, pause }) {
  const took = [];
  const lane = async () => {
    for (let count = 0; count < calls / connections; count += 1) {
      if (pause) await wait(pause());
      const from = performance.now();
      const answer = await pool.request({ path: listPath, method: "GET", headers });
      await answer.body.dump();
      if (answer.statusCode !== 200) throw new Error(`the list of notices answered ${answer.statusCode}`);
      took.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return took.slice(Math.floor(took.length / 10));
}

/**
 * Time that the web adds to the median of a read: the same call with the same address of a visitor, so that the club API does the
 * same for both, in turns. Of several rounds the least median counts, since a busy moment only ever adds. In step: every
 * client asks as soon as it is answered. At moments of their own: each waits a while that is different every time, about 100
 * calls a second in all.
 *
 * @returns for each number of connections and way of asking: { clients, connections, direct, through, added, bound }
 */
export async function measureHop(apiOrigin, webOrigin) {
  const hops = [];
  for (const [connections, bound] of hopBounds) {
    for (const clients of connections === 1 ? ["in step"] : ["in step", "at moments of their own"]) {
      const pause = clients === "in step" ? null : () => Math.random() * 20 * connections;
      const calls = pause ? 300 : Math.max(300, 15 * connections);
      const ways = [
        { pool: new Pool(apiOrigin, { connections }), headers: { "x-client-address": "127.0.0.1" } },
        { pool: new Pool(webOrigin, { connections }), headers: {} },
      ].map((way) => ({ ...way, medians: [] }));
      for (let round = 0; round < rounds; round += 1) {
        for (const { pool, headers, medians } of ways) {
          medians.push(median(await latencies(pool, headers, { connections, calls, pause })));
        }
      }
      for (const { pool } of ways) await pool.close();
      const [direct, through] = ways.map(({ medians }) => Math.min(...medians));
      hops.push({ connections, clients, direct, through, added: through - direct, bound });
    }
  }
  return hops;
}

export const hopRow = ({ connections, clients, direct, through, added, bound }) =>
  row({
    measure: `notice list through the web, ${connections} connections, ${clients}, median`,
    ours: `${through.toFixed(2)} ms, ${added.toFixed(2)} added`,
    yardstick: `${direct.toFixed(2)} ms, the club API alone`,
    bound: `${bound} ms added`,
    isMet: added <= bound,
  });
