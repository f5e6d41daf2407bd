import { openPool } from "../../support/database/postgres";
import { bookingBody, type Client, openClient, percentile, type Reply } from "./client";
import { benchDate, firstMember, slotsOf } from "./scene";

export type Rush = {
  sold: number;
  slots: number;
  faults: number;
  p99Ms: number;
  extraAnswers: number;
  losers: number;
};

/** Before the opening everybody has the sheet on the screen: who does not see a slot cannot ask for it. */
async function lookAtSheet(clients: readonly Client[], members: number): Promise<void> {
  const looks = Array.from({ length: members }, async (_, position) => {
    const member = firstMember + position;
    const sheet = await clients[position % clients.length]?.call(
      member,
      "GET",
      `/reservation/sheets/${member}/${benchDate}`,
    );
    if (!sheet?.json.result) throw new Error(`no sheet for ${member}`);
  });
  await Promise.all(looks);
}

/**
 * The opening second: every member asks for one slot at once, over two processes; who holds it books it. A loser is
 * told in the one answer to the one question.
 */
export async function openingRush(origins: readonly string[], url: string, members: number): Promise<Rush> {
  const pool = openPool({ connectionString: url });
  const slots = await slotsOf(pool);
  const clients = origins.map((origin) => openClient(origin, 500));
  await lookAtSheet(clients, members);
  const replies: Reply[] = [];
  let losers = 0;
  let extraAnswers = 0;
  await Promise.all(
    Array.from({ length: members }, async (_, position) => {
      const member = firstMember + position;
      const sheetIdx = slots[position % slots.length] ?? 0;
      const client = clients[position % clients.length];
      if (!client) throw new Error("no process");
      const lock = await client.call(member, "PUT", `/reservation/sheet/lock/${sheetIdx}`, {
        clubCode: "MS01",
      });
      replies.push(lock);
      if (!lock.json.result) {
        losers += 1;
        if (lock.json.fail?.code !== 4111 && lock.json.fail?.code !== 4201) extraAnswers += 1;
        return;
      }
      replies.push(await client.call(member, "POST", "/reservation/booking", bookingBody(member, sheetIdx)));
    }),
  );
  const { rows } = await pool.query(
    `select count(*)::int as sold, count(distinct sheet_idx)::int as slots from bookings
     where play_date = '${benchDate}' and state = '10'`,
  );
  for (const client of clients) await client.close();
  await pool.end();
  return {
    ...(rows[0] as { sold: number; slots: number }),
    faults: replies.filter((reply) => reply.status >= 500).length,
    p99Ms: percentile(
      replies.map((reply) => reply.ms),
      0.99,
    ),
    extraAnswers,
    losers,
  };
}
