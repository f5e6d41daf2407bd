import type { Club } from "../platform/context";
import type { Job } from "./job";
import { lastDue, nextDue } from "./schedule";

/** A job that fell due in a club. */
export type Due = { clubIdx: number; name: string; dueAt: Date; hasWork: boolean };

/** Notes dues as runs; answers those that could not be noted since an earlier run of their job is not over. */
type Note = (dues: readonly Due[]) => Promise<readonly Pick<Due, "clubIdx" | "name">[]>;
/** The clubs in which a job that looks each minute may find something. */
type Ask = (job: Job, clubs: readonly Club[]) => Promise<readonly number[]>;

/** Clubs of one zone, in which a job falls due at the same moments. */
type Group = { job: Job; zone: string; clubs: readonly Club[]; nextAt: number };

const keyOf = ({ clubIdx, name }: Pick<Due, "clubIdx" | "name">) => `${clubIdx} ${name}`;

/**
 * Plans what falls due, and remembers per job and zone when it does so next: a beat before that moment looks at no club.
 * The memory begins anew with every other list of clubs, and where the clock has been put back. What it leaves out is what `note` would find noted already; a
 * failure of `note` leaves it as it was.
 */
export function createPlan(jobs: readonly Job[]) {
  let planned: readonly Club[] | null = null;
  let groups: Group[] = [];
  let earliest = Number.NEGATIVE_INFINITY;
  let lastBeat = Number.NEGATIVE_INFINITY;
  /** Clubs whose job waits for the end of its earlier run, by `clubIdx name`. */
  let waiting = new Map<string, { job: Job; club: Club }>();
  /** Of jobs with `clubsWithWork`: the time that was noted last. */
  let noted = new Map<string, number>();

  function begin(clubs: readonly Club[]): void {
    planned = clubs;
    groups = jobs.flatMap((job) => groupsOf(job, clubs));
    earliest = Number.NEGATIVE_INFINITY;
    waiting = new Map();
    noted = new Map();
  }

  function timed(due: readonly Group[], now: Date): Due[] {
    const found = new Map(waiting);
    for (const { job, clubs } of due) {
      for (const club of clubs) found.set(keyOf({ ...club, name: job.name }), { job, club });
    }
    return [...found.values()].map(({ job, club }) => dueOf(job, club, now));
  }

  async function asked(clubs: readonly Club[], now: Date, ask: Ask): Promise<Due[]> {
    const dues: Due[] = [];
    for (const job of jobs) {
      if (!job.clubsWithWork || job.isOfServer) continue;
      const wanted = new Set(await ask(job, clubs));
      if (wanted.size === 0) continue;
      dues.push(...clubs.filter((club) => wanted.has(club.clubIdx)).map((club) => dueOf(job, club, now)));
    }
    return dues;
  }

  /** One beat: notes what has newly fallen due at `now` in `clubs`, the same array for as long as nothing of them changed. */
  return async function plan(clubs: readonly Club[], now: Date, { ask, note }: { ask: Ask; note: Note }) {
    if (clubs !== planned || now.getTime() < lastBeat) begin(clubs);
    lastBeat = now.getTime();
    const due = now.getTime() < earliest ? [] : groups.filter(({ nextAt }) => nextAt <= now.getTime());
    const byTime = timed(due, now);
    const byWork = await asked(clubs, now, ask);
    const fresh = byWork.filter((one) => noted.get(keyOf(one)) !== one.dueAt.getTime());
    const dues = [...byTime, ...fresh];
    const unnoted = new Set(dues.length > 0 ? (await note(dues)).map(keyOf) : []);
    noted = new Map(
      byWork.filter((one) => !unnoted.has(keyOf(one))).map((one) => [keyOf(one), one.dueAt.getTime()]),
    );
    waiting = waitingAfter(due, waiting, unnoted);
    for (const group of due) group.nextAt = nextDue(group.job.at, now, group.zone).getTime();
    earliest = Math.min(...groups.map(({ nextAt }) => nextAt));
  };
}

function dueOf(job: Job, club: Club, now: Date): Due {
  const hasWork = job.clubsWithWork !== undefined && !job.isOfServer;
  return { clubIdx: club.clubIdx, name: job.name, dueAt: lastDue(job.at, now, club.zone), hasWork };
}

/** The groups of a job that falls due by itself; a job of the server has one, with the first club. */
function groupsOf(job: Job, clubs: readonly Club[]): Group[] {
  if (job.clubsWithWork && !job.isOfServer) return [];
  const own = job.isOfServer ? clubs.slice(0, 1) : clubs;
  return [...new Set(own.map(({ zone }) => zone))].map((zone) => ({
    job,
    zone,
    clubs: own.filter((club) => club.zone === zone),
    nextAt: Number.NEGATIVE_INFINITY,
  }));
}

function waitingAfter(
  due: readonly Group[],
  before: ReadonlyMap<string, { job: Job; club: Club }>,
  unnoted: ReadonlySet<string>,
): Map<string, { job: Job; club: Club }> {
  const pairs = due.flatMap(({ job, clubs }) =>
    clubs.map((club) => [keyOf({ ...club, name: job.name }), { job, club }] as const),
  );
  return new Map([...before, ...pairs].filter(([key]) => unnoted.has(key)));
}
