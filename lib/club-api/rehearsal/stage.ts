import type { ChildProcess } from "node:child_process";
import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { constants, setPriority } from "node:os";
import type { RehearsalCounts, RehearsalReport } from "@/lib/contract/bookings/rehearsals";
import type { RehearsalOrder, RehearsalStage, RehearsalWatch } from "../domains/rehearsals";
import type { DatabaseEnv } from "../platform/env";
import { playOpening } from "./play-opening";

/** Messages of the process of a rehearsal. */
export type FromPlayer = { counts: RehearsalCounts } | { report: RehearsalReport } | { error: string };
export type ToPlayer = { order: RehearsalOrder } | { stop: true };

/** Connections of a rehearsal, beside those of the club. */
const connections = 4;
const heapMegabytes = 768;
/** Time besides playing: the sandbox is made before and removed afterwards. */
const aroundMs = 60_000;
const askStopMs = 500;

type StageEnv = { databaseUrl: string | undefined; database: DatabaseEnv; program: string };

/**
 * Plays rehearsals in a process of their own with less right to the processor, so that no call of the club waits for one;
 * where the program is not built, as in tests, in this process.
 */
export function createStage({ databaseUrl, database, program }: StageEnv): RehearsalStage | null {
  // A connection of a pooler by transaction cannot be told to see another schema.
  if (databaseUrl && database.pooler === "transaction") return null;
  return {
    placeOf: (schema) => (databaseUrl ? { databaseUrl, schema, poolSize: connections } : "memory"),
    play: (order, watch) =>
      existsSync(program) ? playApart(program, order, watch) : playOpening(order, watch),
  };
}

function playApart(program: string, order: RehearsalOrder, watch: RehearsalWatch): Promise<RehearsalReport> {
  const child = fork(program, {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    // None of the server's secrets: where the sandbox is comes with the order.
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, MALLOC_ARENA_MAX: "2" },
  });
  giveWay(child.pid);
  const send = (message: ToPlayer) => child.connected && child.send(message);
  const stopping = setInterval(() => watch.isStopped() && send({ stop: true }), askStopMs);
  const late = setTimeout(() => child.kill("SIGKILL"), order.mostSeconds * 1000 + aroundMs);
  return outcomeOf(child, watch, () => send({ order })).finally(() => {
    clearInterval(stopping);
    clearTimeout(late);
    child.kill("SIGKILL");
  });
}

function outcomeOf(child: ChildProcess, watch: RehearsalWatch, begin: () => void): Promise<RehearsalReport> {
  return new Promise((resolve, reject) => {
    child.on("message", (message: FromPlayer) => {
      if ("counts" in message) watch.counted(message.counts);
      else if ("report" in message) resolve(message.report);
      else reject(new Error(message.error));
    });
    child.once("error", reject);
    child.once("exit", (code, signal) => reject(new Error(`The rehearsal ended by ${signal ?? code}.`)));
    begin();
  });
}

/** Less right to the processor; not where that is forbidden. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It plays with the rights that it has.
  }
}
