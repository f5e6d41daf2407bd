import { setTimeout as wait } from "node:timers/promises";
import type { Pool } from "pg";
import { openPool } from "../../../support/database/postgres";
import {
  addMembers,
  clubMoment,
  dayAfter,
  emptyDates,
  firstMember,
  openAt,
  password,
  slotsOf,
} from "../../rush/scene";
import type { Stack } from "../stack/stack";
import { type Front, openFront, type Who } from "./client";
import { Ledger } from "./ledger";
import {
  isUnanswered,
  type MemberPlace,
  member,
  type Person,
  sendBooking,
  settle,
  staff,
  visitor,
} from "./people";
import { Recorder } from "./recorder";

const members = 40;
const visitors = 300;
const firstDay = 8;
const days = 25;
const tickMs = 5;
/** Of twenty requests: what visitors, members and the staff send. */
const mix = "vvvvmvvmvvmvmvvmvmvs";
export const standardRate = 50;
/** One whose notices are seen on pages for a while, and one who does nothing but publish. */
const editors = [
  { name: "ssadmin1", keepsTurns: 20 },
  { name: "contents1", keepsTurns: 4 },
];

export type Load = {
  recorder: Recorder;
  ledger: Ledger;
  front: Front;
  /** Sends so many requests a second for so long; people who wait for an answer send nothing meanwhile. */
  run(seconds: number, rate?: number, isOver?: () => boolean): Promise<void>;
  /** Asks again what was not answered, with the same keys, until all is clear. */
  settle(): Promise<number>;
  close(): Promise<void>;
};

/** Makes the days that are booked and the members who book; once for a database. */
export async function prepareLoad(stack: Stack): Promise<void> {
  const pool = openPool({ connectionString: stack.cluster.url("club"), max: 1 });
  try {
    await addMembers(pool, members);
    await openAt(pool, new Date(Date.now() - 3_600_000), { days: 40 });
    await emptyDates(pool, bookedDates(), null);
  } finally {
    await pool.end();
  }
}

export const bookedDates = () => {
  const today = clubMoment(new Date()).date;
  return Array.from({ length: days }, (_, day) => dayAfter(today, firstDay + day));
};

/** Signs everybody in through nginx and answers what sends their requests. */
export async function openLoad(stack: Stack): Promise<Load> {
  const [recorder, ledger] = [new Recorder(), new Ledger()];
  const front = openFront(stack.origin, recorder);
  const pool = openPool({ connectionString: stack.cluster.url("club"), max: 1 });
  const places = await memberPlaces(pool, front).finally(() => pool.end());
  const office = await Promise.all(
    editors.map(async (editor, place) => {
      const account = { id: editor.name, password: "MirsolAdm1n!", isAdmin: true };
      return staff(front, ledger, await signIn(front, account, `198.19.1.${place}`), editor);
    }),
  );
  const people = {
    v: Array.from({ length: visitors }, (_, number) => visitor(front, number)),
    m: places.map((place) => member(front, ledger, place)),
    s: office,
  };
  recorder.shots.length = 0;
  return {
    recorder,
    ledger,
    front,
    run: (seconds, rate = standardRate, isOver = () => false) =>
      send(people, recorder, { seconds, rate, isOver }),
    settle: () => settleAll(front, ledger, places),
    close: () => front.close(),
  };
}

async function memberPlaces(pool: Pool, front: Front): Promise<MemberPlace[]> {
  const dates = bookedDates();
  // Cancels the bookings of an earlier drill, as in the kill loop.
  await pool.query(
    `update bookings set state = '50', cancel_reason = 'swept' where member_idx >= ${firstMember} and state = '10'`,
  );
  const slots = await Promise.all(dates.map((date) => slotsOf(pool, date)));
  return Promise.all(
    Array.from({ length: members }, async (_, number) => {
      const day = number % dates.length;
      const who = await signIn(
        front,
        { id: `rush${number + 1}`, password, isAdmin: false },
        `198.19.0.${number}`,
      );
      const sheetIdx = slots[day]?.[5 + number] ?? 0;
      return { memberIdx: firstMember + number, date: dates[day] ?? "", sheetIdx, who };
    }),
  );
}

type Account = { id: string; password: string; isAdmin: boolean };

async function signIn(front: Front, account: Account, address: string): Promise<Who> {
  const body = { clubCode: "MS01", chk: false, ...account };
  const asked = { kind: "call", method: "POST", path: "/hp/api/member/login", body } as const;
  const answer = await front.ask(asked, { cookie: "", address });
  if (!answer.json?.result)
    throw new Error(`${account.id} could not sign in: ${answer.status} ${answer.text}`);
  return { cookie: answer.cookie, address };
}

type People = Record<"v" | "m" | "s", readonly Person[]>;

/** By its own clock: what is due is sent, however long answers take. */
async function send(
  people: People,
  recorder: Recorder,
  { seconds, rate, isOver }: { seconds: number; rate: number; isOver(): boolean },
): Promise<void> {
  const turns = { v: 0, m: 0, s: 0 };
  const running = new Set<Promise<void>>();
  const from = performance.now();
  let sent = 0;
  while (performance.now() < from + seconds * 1000 && !isOver()) {
    const due = Math.floor(((performance.now() - from) * rate) / 1000);
    for (; sent < due; sent += 1) {
      const kind = mix[sent % mix.length] as keyof People;
      const next = nextIdle(people, kind, turns) ?? nextIdle(people, "v", turns);
      if (!next) {
        recorder.late += 1;
        continue;
      }
      const step = next.step().finally(() => running.delete(step));
      running.add(step);
    }
    await wait(tickMs);
  }
  await Promise.all(running);
}

function nextIdle(
  people: People,
  kind: keyof People,
  turns: Record<keyof People, number>,
): Person | undefined {
  const some = people[kind];
  for (let tries = 0; tries < some.length; tries += 1) {
    const one = some[turns[kind]++ % some.length];
    if (one && !one.isBusy) return one;
  }
  return undefined;
}

const settleTries = 20;

/** Sends calls without an answer again, as a member's phone would; returns the number that stay without one. */
async function settleAll(front: Front, ledger: Ledger, places: readonly MemberPlace[]): Promise<number> {
  const whoOf = new Map(places.map(({ memberIdx, who }) => [memberIdx, who]));
  let open = 0;
  for (const call of ledger.calls) {
    const who = whoOf.get(call.member);
    // Twice what was answered too: the same booking has to come back.
    const isAgain = call.state === "booked";
    if (!who || call.state === "refused") continue;
    for (let tries = 1; ; tries += 1) {
      const answer = await sendBooking(front, call, call.member, who);
      settle(ledger, call, answer);
      if (!isUnanswered(answer)) break;
      if (tries < settleTries) await wait(250);
      else {
        open += isAgain ? 0 : 1;
        break;
      }
    }
  }
  return open;
}
