import { Gauge, type Registry } from "prom-client";

/** Open work, as the database knows it (`readServerWork`). */
export type Work = {
  messages: readonly { channel: string; waiting: number; parked: number; oldestSeconds: number }[];
  jobs: { late: number; parked: number };
  backupAgeSeconds: number;
};

const freshMs = 60_000;

/** The latest answer for a minute: a dozen gauges and two scrapers ask once. A database that is away leaves the last. */
function atMostEachMinute(read: () => Promise<Work>): () => Promise<Work | undefined> {
  let last: Work | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> = Promise.resolve();
  return async () => {
    const now = performance.now();
    if (now - askedAt >= freshMs) {
      askedAt = now;
      asking = read().then(
        (work) => {
          last = work;
        },
        () => undefined,
      );
    }
    await asking;
    return last;
  };
}

/** Messages that wait, runs that are late and the age of the last backup, for all clubs of the server. */
export function showWork(registry: Registry, readWork: () => Promise<Work>): void {
  const latest = atMostEachMinute(readWork);
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    show: (gauge: Gauge<Label>, work: Work) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const work = await latest();
        if (work) show(this, work);
      },
    });
  gauge("club_api_messages", "Messages that wait or were given up.", ["channel", "state"], (one, work) => {
    for (const { channel, waiting, parked } of work.messages) {
      one.set({ channel, state: "waiting" }, waiting);
      one.set({ channel, state: "parked" }, parked);
    }
  });
  gauge(
    "club_api_messages_oldest_seconds",
    "Age of the oldest waiting message.",
    ["channel"],
    (one, work) => {
      for (const { channel, oldestSeconds } of work.messages) one.set({ channel }, oldestSeconds);
    },
  );
  gauge(
    "club_api_jobs",
    "Runs of jobs that are late, or were given up in a week.",
    ["state"],
    (one, work) => {
      one.set({ state: "late" }, work.jobs.late);
      one.set({ state: "parked" }, work.jobs.parked);
    },
  );
  gauge("club_api_backup_age_seconds", "Time since a backup was last noted.", [], (one, work) =>
    one.set(work.backupAgeSeconds),
  );
}
