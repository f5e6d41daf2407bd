import { searchJoins } from "@/lib/club-api/workflows/joins/search-joins";
import type { CallOutput } from "@/lib/contract/routes";
import { jobContext } from "../jobs";
import { type BookingScene, bookingScene, slot } from "./booking-scene";

/** The booker of an open party, and golfers who would join it. */
export const booker = "kimmiru";
export const golfer = "leesol01";
export const other = "parkbaram";

export type Joins = CallOutput<"GET /ext/joins">;
export type JoinScene = Awaited<ReturnType<typeof joinScene>>;

const choice = { isOn: true, level: "MIDDLE", languages: ["ko", "en"], pace: "ANY" };
const days = { fromDate: "2026-12-10", toDate: "2026-12-20", fromTime: "06:00", toTime: "12:00" };

/** The demo club with members who join each other's parties. */
export async function joinScene() {
  const scene: BookingScene = await bookingScene();
  const { api, send, data } = scene;
  const join = (id: string) => data<Joins>(id, "GET", "/ext/joins");
  const search = async () => {
    const { db, ctx } = await jobContext(api, "join-search");
    await searchJoins(db, ctx);
  };
  return {
    ...scene,
    join,
    search,
    choose: (id: string, change: object = {}) => send(id, "PUT", "/ext/joins", { ...choice, ...change }),
    requestAnswer: (id: string, change: object = {}) =>
      send(id, "POST", "/ext/join-requests", { ...days, ...change }),
    async request(id: string, change: object = {}): Promise<number> {
      const body = { ...days, ...change };
      return (await data<{ requestIdx: number }>(id, "POST", "/ext/join-requests", body)).requestIdx;
    },
    openAnswer: (id: string, bookingIdx: number, change: object = {}) => {
      const wanted = { seats: 1, isAutomatic: false, levels: [], languages: [], pace: "ANY", ...change };
      return send(id, "PUT", `/ext/open-parties/${bookingIdx}`, wanted);
    },
    ask: (id: string, requestIdx: number, bookingIdx: number) =>
      send(id, "POST", "/ext/join-asks", { requestIdx, bookingIdx }),
    answerAsk: (id: string, askIdx: number, action: "ACCEPT" | "DECLINE" = "ACCEPT") =>
      send(id, "PUT", `/ext/join-asks/${askIdx}`, { action }),
    /** Members who take part, each with a request, in this order. */
    async seek(ids: readonly string[], change: object = {}) {
      for (const id of ids) {
        await data(id, "PUT", "/ext/joins", choice);
        await data(id, "POST", "/ext/join-requests", { ...days, ...change });
      }
    },
    answerFlight: (id: string, flightIdx: number, action: "ACCEPT" | "DECLINE" = "ACCEPT") =>
      send(id, "PUT", `/ext/join-flights/${flightIdx}`, { action }),
    /** A booking of the booker's for three, open for one, and a golfer's request that fits it. */
    async openAndRequest(change: object = {}, input: object = {}) {
      const bookingIdx = await scene.book(booker, slot, { playerCount: 3, ...input });
      for (const id of [booker, golfer, other]) await send(id, "PUT", "/ext/joins", choice);
      const wanted = { seats: 1, isAutomatic: false, levels: [], languages: [], pace: "ANY", ...change };
      await data(booker, "PUT", `/ext/open-parties/${bookingIdx}`, wanted);
      const requestIdx = (await data<{ requestIdx: number }>(golfer, "POST", "/ext/join-requests", days))
        .requestIdx;
      return { bookingIdx, requestIdx };
    },
    /** The same, and the golfer has asked. */
    async asked(change: object = {}, input: object = {}) {
      const found = await this.openAndRequest(change, input);
      const { askIdx } = await data<{ askIdx: number }>(golfer, "POST", "/ext/join-asks", found);
      return { ...found, askIdx };
    },
  };
}
