import type { Pool, PoolClient } from "pg";

/** More on one connection would make the last one wait for work that another connection could do. */
const mostPerLane = 4;

type Lane = { client: Promise<PoolClient>; pending: number };
type Query = (...asked: unknown[]) => Promise<unknown>;

/**
 * Short reads that come at one moment go over one connection of the pool together, in one write: with a connection for each, most of
 * their time goes into writes and wakes. A lane is lent for as long as something is asked on it; what is asked on a full one takes another.
 */
export function readLanes(pool: Pool): Pick<Pool, "query"> {
  const lanes = new Set<Lane>();
  const open = (): Lane => {
    const lane = { client: pool.connect(), pending: 0 };
    lanes.add(lane);
    return lane;
  };
  const leave = (lane: Lane, client: PoolClient | undefined): void => {
    lane.pending -= 1;
    if (lane.pending > 0) return;
    lanes.delete(lane);
    client?.release();
  };
  const query: Query = async (...asked) => {
    const lane = [...lanes].find(({ pending }) => pending < mostPerLane) ?? open();
    lane.pending += 1;
    let client: PoolClient | undefined;
    try {
      client = await lane.client;
      return await (client.query as unknown as Query).apply(client, asked);
    } finally {
      leave(lane, client);
    }
  };
  return { query } as unknown as Pick<Pool, "query">;
}
