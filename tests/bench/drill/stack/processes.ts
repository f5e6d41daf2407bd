import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

type Program = {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  cwd?: string;
  /** The account that a program runs under which refuses root. */
  uid?: number;
};

export type Supervised = {
  name: string;
  pid(): number;
  /** How often it was started again after it had ended by itself or was killed. */
  restarts(): number;
  kill(signal: NodeJS.Signals): void;
  /** Whether it is started again when it ends; on at first. */
  supervise(isOn: boolean): void;
  /** Variables from its next start on. */
  setEnv(env: Record<string, string>): void;
  /** Its folder from its next start on. */
  setFolder(folder: string): void;
  /** Stops it in order and starts it again. */
  restart(betweenMs?: number): Promise<void>;
  start(): void;
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** As `RestartSec` of the units. */
const restartMs = 2_000;
const all = new Set<Supervised>();
const tails = new Map<string, string[]>();
const keptLines = 400;

/** The last lines that the programs of this name have written. */
export const tailOf = (name: string) => (tails.get(name) ?? []).join("");

/** Starts a program and, as systemd would, starts it again two seconds after it ended unasked. */
export function supervise(given: Program): Supervised {
  let program = given;
  let child: ChildProcess = launch(program);
  let isOn = true;
  let isOver = false;
  let count = 0;
  let ended = watch();
  function watch(): Promise<void> {
    const own = child;
    return new Promise((resolve) => {
      own.once("exit", () => {
        resolve();
        if (!isOn || isOver) return;
        setTimeout(() => {
          if (!isOn || isOver || child !== own) return;
          count += 1;
          start();
        }, restartMs);
      });
    });
  }
  function start(): void {
    child = launch(program);
    ended = watch();
  }
  const self: Supervised = {
    name: program.name,
    pid: () => child.pid ?? 0,
    restarts: () => count,
    kill: (signal) => void child.kill(signal),
    supervise: (on) => {
      isOn = on;
    },
    setEnv: (env) => {
      program = { ...program, env: { ...program.env, ...env } };
    },
    setFolder: (cwd) => {
      program = { ...program, cwd };
    },
    start: () => {
      isOver = false;
      start();
    },
    async restart(betweenMs = 0) {
      isOver = true;
      child.kill("SIGTERM");
      await ended;
      await wait(betweenMs);
      self.start();
    },
    async stop(signal = "SIGTERM") {
      isOver = true;
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
  all.add(self);
  return self;
}

function launch({ name, command, args, env, cwd, uid }: Program): ChildProcess {
  const account = uid === undefined ? {} : { uid, gid: uid };
  const child = spawn(command, [...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
    ...(cwd === undefined ? {} : { cwd }),
    ...account,
  });
  const tail = tails.get(name) ?? [];
  tails.set(name, tail);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      tail.push(String(chunk));
      if (tail.length > keptLines) tail.shift();
      if (process.env.DRILL_LOGS) appendFileSync(`${process.env.DRILL_LOGS}/${name}.log`, String(chunk));
    });
  }
  child.once("error", (error) => tail.push(String(error)));
  return child;
}

/** Kills what still runs, each by its own id: also when the command is broken off. */
export function killAll(): void {
  for (const one of all) {
    one.supervise(false);
    try {
      // A master of nginx that is killed leaves its workers behind.
      if (one.pid() > 0) process.kill(one.pid(), one.name.startsWith("nginx") ? "SIGTERM" : "SIGKILL");
    } catch {
      // It has ended already.
    }
  }
}
