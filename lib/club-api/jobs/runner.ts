import { withCachedRules } from "../db/cached-read";
import { planRun, planRuns, takeRun } from "../domains/job-runs";
import { listServedClubs } from "../domains/policies";
import type { frozenClock } from "../platform/clock";
import type { Club } from "../platform/context";
import type { Job } from "./job";
import { createPlan } from "./plan";
import { type RunDeps, runOne } from "./run-one";
import { duesBetween } from "./schedule";

export type JobRunner = {
  /** Notes what is due, starts what is free, and comes back four times a minute until `stop`. */
  start(): void;
  /** Takes nothing new and waits for what runs. */
  stop(): Promise<void>;
  /** One round: resolves when everything that was free has been run. */
  round(): Promise<void>;
  /** Runs what falls due between two moments in time order, each at its time; the names, in order of their first run. */
  runBetween(from: Date, to: Date, setClock: (now: Date) => void): Promise<string[]>;
};

const beatMs = 15_000;
/** Runs at once in this process: a long draw does not hold up the minutely jobs. */
const lanes = 3;

/** Runs the jobs of every club; any number of processes may do so on one database, and each run happens once. */
export function createRunner(deps: RunDeps, jobs: readonly Job[]): JobRunner {
  const { db, clock, limitClock, logger } = deps;
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const running = new Set<Promise<void>>();
  const planDues = createPlan(jobs);
  const clubs = async () => listServedClubs(await withCachedRules(db));
  let timer: NodeJS.Timeout | undefined;
  let beat: Promise<void> = Promise.resolve();
  let isStopping = false;

  async function plan(): Promise<void> {
    // Rules that no change has touched are not read again: which clubs there are, in which zones, when days open.
    const cached = await withCachedRules(db);
    const now = clock.now();
    await planDues(await listServedClubs(cached), now, {
      ask: async (job, known) => (await job.clubsWithWork?.(cached, { now, clubs: known })) ?? [],
      note: (dues) => planRuns(db, dues, limitClock.now()),
    });
  }

  /** The clubs that a job is run in at a moment. */
  async function clubsFor(job: Job, known: readonly Club[], now: Date): Promise<readonly Club[]> {
    if (job.isOfServer) return known.slice(0, 1);
    if (!job.clubsWithWork) return known;
    const wanted = new Set(await job.clubsWithWork(db, { now, clubs: known }));
    return known.filter(({ clubIdx }) => wanted.has(clubIdx));
  }

  /** Takes one free run of the named jobs and runs it; false when there is none. */
  async function runNext(names: readonly string[]): Promise<boolean> {
    const run = isStopping ? null : await takeRun(db, names, limitClock.now());
    const job = run && byName.get(run.name);
    const club = run && (await clubs()).find((one) => one.clubIdx === run.clubIdx);
    if (!run || !job || !club) return false;
    await runOne(deps, job, club, run);
    return true;
  }

  /** Runs what is free, one after the other. */
  async function lane(): Promise<void> {
    while (await runNext([...byName.keys()]));
  }

  function fillLanes(): void {
    for (let free = lanes - running.size; free > 0 && !isStopping; free -= 1) {
      const one: Promise<void> = lane()
        .catch((error: unknown) => logger.error({ err: error }, "the job runner failed"))
        .finally(() => running.delete(one));
      running.add(one);
    }
  }

  async function onBeat(): Promise<void> {
    try {
      await plan();
      fillLanes();
    } catch (error) {
      logger.error({ err: error }, "the job runner failed");
    }
    if (!isStopping) timer = setTimeout(nextBeat, beatMs - (limitClock.now().getTime() % beatMs));
  }

  function nextBeat(): void {
    beat = onBeat();
  }

  return {
    start: nextBeat,
    async stop() {
      isStopping = true;
      await beat;
      clearTimeout(timer);
      await Promise.all(running);
    },
    async round() {
      await plan();
      await lane();
    },
    async runBetween(from, to, setClock) {
      const ran = new Set<string>();
      const known = await clubs();
      for (const { job, clubs: due, dueAt } of timetable(known, jobs, from, to)) {
        setClock(dueAt);
        for (const club of await clubsFor(job, due, dueAt)) {
          await planRun(db, { clubIdx: club.clubIdx, name: job.name, dueAt }, limitClock.now());
          if (await runNext([job.name])) ran.add(job.name);
        }
      }
      return [...ran];
    },
  };
}

/** Every due time of every job in a span, in time order; at one moment in the order of the registry. */
function timetable(clubs: readonly Club[], jobs: readonly Job[], from: Date, to: Date) {
  return jobs
    .flatMap((job) => {
      const due = new Map<number, Club[]>();
      for (const club of clubs) {
        for (const moment of duesBetween(job.at, from, to, club.zone)) {
          due.set(moment.getTime(), [...(due.get(moment.getTime()) ?? []), club]);
        }
      }
      return [...due].map(([at, ofMoment]) => ({ job, clubs: ofMoment, dueAt: new Date(at) }));
    })
    .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
}

/** Moves a frozen clock on, one move after the other, and runs what falls due on the way; the names of those jobs. */
export function clockMover(
  clock: ReturnType<typeof frozenClock>,
  runner: JobRunner,
): (now: Date) => Promise<string[]> {
  let last: Promise<unknown> = Promise.resolve();
  return (now) => {
    const move = last.then(async () => {
      const names = await runner.runBetween(clock.now(), now, clock.set);
      if (clock.now() < now) clock.set(now);
      return names;
    });
    last = move.catch(() => undefined);
    return move;
  };
}
