import "server-only";
import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { figures, inPictureTurn } from "@/lib/web/figures";

/** Kinds of pictures that the painter draws (`lib/web/server/painter.ts`). */
export type Painting = "landscape" | "cut" | "sized" | "card" | "icon";
export type PaintOrder = { id: number; name: Painting; args: unknown[] };
export type PaintAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string };

/** Nobody can draw just now: the painter has died, or too many pictures wait. Ask again later. */
class PainterAway extends Error {
  override name = "PainterAway";
}

/** By its name: the painter is one for all bundles of the web, and each of them has a class of its own. */
const isAway = (error: unknown) => error instanceof Error && error.name === "PainterAway";

/** For a `catch`: null for bytes that are no picture; that nobody can draw now goes on as the error that it is. */
export function noPicture(error: unknown): null {
  if (isAway(error)) throw error;
  return null;
}

/** The answer of a route that draws; 503 with `Retry-After` while nobody can. */
export async function whenDrawn(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!isAway(error)) throw error;
    return new Response(null, { status: 503, headers: { "retry-after": "10", "cache-control": "no-store" } });
  }
}

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void };
type Running = { child: ChildProcess; waiting: Map<number, Waiting> };

const heapMegabytes = 256;
/** No picture takes so long; one that does is given up, so that the others come. */
const longestMs = 60_000;
/** More are not waited for: each that waits holds its bytes. */
const mostWaiting = 200;

/**
 * The painter's environment: it opens pictures from outside and gets none of the web's secrets. Two arenas: pictures
 * come and go in threads, each of which would keep its peak of memory.
 */
const painterEnv = () => ({ NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, MALLOC_ARENA_MAX: "2" });

/**
 * A process that draws pictures: begun with the first order, ended when there has been nothing to draw for `idleMs`, so that its
 * memory goes back to the machine, and with this process. An order of a process that died, or that took longer than `limitMs`, is
 * rejected; the next begins another.
 */
export function createPainter(program: string, { idleMs = 20_000, limitMs = longestMs } = {}) {
  let running: Running | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Running {
    // By hand: the bundler takes a program that is forked for a module of its own.
    const { fork } = process.getBuiltinModule("node:child_process");
    const child = fork(program, {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      env: painterEnv(),
    });
    const begun: Running = { child, waiting: new Map() };
    giveWay(child.pid);
    child.on("message", (answer: PaintAnswer) => {
      const waiting = begun.waiting.get(answer.id);
      if ("error" in answer) waiting?.reject(new Error(answer.error));
      else waiting?.resolve(Buffer.from(answer.bytes));
    });
    const gone = () => {
      if (running === begun) running = undefined;
      for (const { reject } of begun.waiting.values()) reject(new PainterAway("The painter has ended."));
    };
    child.once("error", gone);
    child.once("exit", gone);
    // This process ends without waiting for it.
    child.unref();
    child.channel?.unref();
    return begun;
  }

  function end(): void {
    const ended = running;
    running = undefined;
    if (ended?.child.connected) ended.child.disconnect();
  }

  return {
    /** Rejects with the painter's error. One order at a time, as `paint` sends them. */
    async order(name: Painting, args: unknown[]): Promise<Buffer> {
      clearTimeout(idle);
      running ??= start();
      const { child, waiting } = running;
      lastId += 1;
      const id = lastId;
      const late = setTimeout(() => child.kill("SIGKILL"), limitMs);
      try {
        return await new Promise<Buffer>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          child.send(
            { id, name, args } satisfies PaintOrder,
            (error) => error && reject(new PainterAway(error.message)),
          );
        });
      } finally {
        clearTimeout(late);
        waiting.delete(id);
        idle = setTimeout(end, idleMs).unref();
      }
    },
    /** The process that draws now, if there is one. */
    pid: () => running?.child.pid,
    end,
  };
}

/** Gives a process less right to the processor; not one that has ended already, and not where that is forbidden. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It draws with the rights that it has.
  }
}

const program = resolve("dist/painter.mjs");
// Routes and pages of Next are bundles of their own: one painter for all of them.
const shared = globalThis as typeof globalThis & { clubfrontPainter?: ReturnType<typeof createPainter> };

/** On the development server and in tests a picture is drawn where it is asked for. */
const hasPainter = () => process.env.NODE_ENV === "production" && existsSync(program);

/**
 * Draws a picture in a process of its own: what its pixels take never stands in the memory that serves pages, and a picture
 * takes the processor only where no page wants it. One after the other. Rejects with the painter's error, and with
 * `PainterAway` while nobody can draw.
 *
 * @param draw what draws it, for where there is no painter
 */
export function paint<A extends unknown[]>(
  name: Painting,
  draw: () => Promise<(...args: A) => Promise<Buffer>>,
  ...args: A
): Promise<Buffer> {
  if (figures().pictures.waiting >= mostWaiting)
    return Promise.reject(new PainterAway("Too many pictures wait to be drawn."));
  return inPictureTurn(async () => {
    if (!hasPainter()) return (await draw())(...args);
    shared.clubfrontPainter ??= createPainter(program);
    return shared.clubfrontPainter.order(name, args);
  });
}
