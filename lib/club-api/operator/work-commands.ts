import { drandBeacon } from "../adapters/beacon";
import { listServerKeys, replaceServerKey } from "../db/secrets";
import { transaction } from "../db/transaction";
import { listRuns, planRun, takeRun } from "../domains/job-runs";
import { listMessages, resendMessage, retryMessage } from "../domains/outbox";
import { resealSecrets } from "../domains/site";
import { forecastJob } from "../jobs/booking-jobs";
import { outboxJob } from "../jobs/delivery";
import type { Job } from "../jobs/job";
import { jobs } from "../jobs/registry";
import { runOne } from "../jobs/run-one";
import { sweepJob } from "../jobs/upkeep-jobs";
import { systemClock } from "../platform/clock";
import { ClubFailure } from "../platform/failure";
import { createLogger } from "../platform/logger";
import { closeSenders, openSenders, openWeather } from "../services";
import { type Command, CommandFailure, type ServerOfClub } from "./command";

const pageSize = 50;

/** The jobs and how their last runs went. */
const listJobs: Command = {
  name: "jobs list",
  summary: "The jobs of a club with their times, and how the last runs went; --state DUE, DONE or PARKED.",
  takes: ["state"],
  of: "club",
  async run({ db, ctx }, { state }) {
    if (state !== undefined && !isRunState(state)) {
      throw new CommandFailure("--state must be DUE, DONE or PARKED.");
    }
    const { rows, total } = await listRuns(db, ctx.club.clubIdx, { state, offset: 0, limit: pageSize });
    const times = new Map(jobs.map(({ name, at }) => [name, at]));
    const lines = rows.map(({ name, dueAt, state: found, tries, lastError }) =>
      [
        found.padEnd(6),
        name.padEnd(22),
        (times.get(name) ?? "").padEnd(8),
        dueAt.toISOString().slice(0, 16),
        tries > 1 ? `${tries} tries` : "",
        lastError ?? "",
      ]
        .join("  ")
        .trimEnd(),
    );
    const text =
      rows.length === 0 ? "There is no such run." : `${lines.join("\n")}\n${rows.length} of ${total} runs.`;
    return {
      text,
      json: { club: ctx.club.clubCode, runs: rows, total, jobs: jobs.map(({ name, at }) => ({ name, at })) },
    };
  },
};

const isRunState = (state: string): state is "DUE" | "DONE" | "PARKED" =>
  ["DUE", "DONE", "PARKED"].includes(state);

/** Runs a job of a club at once, under the lease that keeps other processes from it. */
const runJob: Command = {
  name: "jobs run",
  words: ["job"],
  summary: "Runs a job of a club now, and says how it went.",
  of: "club",
  async run(server, { job: name = "" }) {
    const { env, db, storage, now, ctx } = server;
    const senders = openSenders(env);
    const clock = { now: () => now };
    const known: readonly Job[] = [
      ...jobs,
      outboxJob(senders, clock),
      forecastJob(openWeather(env.weather, clock)),
      sweepJob(systemClock),
    ];
    const job = known.find((one) => one.name === name);
    if (!job) {
      throw new CommandFailure(
        `There is no job ${name}. There are: ${known.map((one) => one.name).join(", ")}.`,
      );
    }
    const { club } = ctx;
    const realNow = systemClock.now();
    await planRun(db, { clubIdx: club.clubIdx, name, dueAt: now }, realNow);
    const run = await takeRun(db, [name], realNow, club.clubIdx);
    if (!run) {
      throw new CommandFailure(
        `The job ${name} of ${club.clubCode} runs elsewhere, has run at this moment, or waits for its next try.`,
      );
    }
    const logger = createLogger("silent");
    const beacon = env.beaconUrl ? drandBeacon(env.beaconUrl) : null;
    await runOne({ db, storage, clock, limitClock: systemClock, logger, beacon }, job, club, run);
    await closeSenders(senders);
    return runResult(server, { name, dueAt: run.dueAt });
  },
};

async function runResult({ db, ctx }: ServerOfClub, { name, dueAt }: { name: string; dueAt: Date }) {
  const { rows } = await listRuns(db, ctx.club.clubIdx, { name, offset: 0, limit: pageSize });
  const run = rows.find((row) => row.dueAt.getTime() === dueAt.getTime());
  const isFailed = run?.state !== "DONE";
  const { clubCode } = ctx.club;
  const text = isFailed
    ? `The job ${name} of ${clubCode} failed: ${run?.lastError ?? "no reason is on record"}.`
    : `The job ${name} of ${clubCode} ran.`;
  return {
    text,
    json: { club: clubCode, job: name, state: run?.state, error: run?.lastError ?? null },
    isFailed,
  };
}

const states = ["WAITING", "SENT", "PARKED", "EXPIRED"] as const;

/** Mails, text messages and app pushes of a club. */
const listOutbox: Command = {
  name: "outbox list",
  summary:
    "Mails, text messages and app pushes of a club, newest first; --state WAITING, SENT, PARKED or EXPIRED.",
  takes: ["state"],
  of: "club",
  async run({ db, ctx }, { state }) {
    const wanted = states.find((one) => one === state);
    if (state !== undefined && !wanted) throw new CommandFailure(`--state must be ${states.join(", ")}.`);
    const page = await listMessages(db, ctx, { page: 1, size: pageSize, state: wanted });
    const lines = page.list.map(({ outboxIdx, state: found, channel, event, target, createdAt, lastError }) =>
      `${String(outboxIdx).padStart(8)}  ${found.padEnd(7)}  ${channel.padEnd(4)}  ${createdAt.slice(0, 16)}  ${event.padEnd(24)} ${target}  ${lastError ?? ""}`.trimEnd(),
    );
    const text =
      lines.length === 0
        ? "There is no such message."
        : `${lines.join("\n")}\n${lines.length} of ${page.total} messages.`;
    return { text, json: { club: ctx.club.clubCode, messages: page.list, total: page.total } };
  },
};

/** Sends a message again. */
const resend: Command = {
  name: "outbox resend",
  words: ["number"],
  summary: "Lets a parked message be tried again, or sends a copy of one that was sent.",
  of: "club",
  async run({ db, ctx }, { number = "" }) {
    const outboxIdx = Number(number);
    const sentAgain = await transaction(db, async (tx) => {
      try {
        return await retryMessage(tx, ctx, outboxIdx);
      } catch (error) {
        if (!(error instanceof ClubFailure && error.msgCode === "STALE")) throw error;
        return resendMessage(tx, ctx, outboxIdx, "sent again by the operator");
      }
    }).catch((error: unknown) => {
      if (!(error instanceof ClubFailure)) throw error;
      throw new CommandFailure(
        error.msgCode === "NOT_FOUND"
          ? `There is no message ${number} of ${ctx.club.clubCode}.`
          : `Message ${number} waits already, or carried a code and cannot be sent again.`,
      );
    });
    const text = `Message ${number} of ${ctx.club.clubCode} goes out with the next delivery.`;
    return { text, json: { club: ctx.club.clubCode, ...sentAgain } };
  },
};

/** Keys of the server that may be replaced, and what that ends. Identities and running sessions hang on the others for ever. */
const replaceable: Readonly<Record<string, string>> = {
  "site-secrets": "the secrets of identity providers are sealed anew; nothing ends",
  "menu-pass": "who opened a page by its password enters it again",
  companion: "booking forms that are open choose their companions again",
  "login-device": "members prove themselves once more on devices that were remembered",
  "present-visitors": "visitors who are on the site are counted twice for some minutes",
  "dashboard-visitor-key": "visitors of today are counted twice",
  "check-in": "codes for checking in that were sent or printed are void",
};
/** Only when named: golfers stand at the desk with such a code in their hand. */
const onlyNamed = "check-in";

/** Replaces keys that the server has made for itself. */
const rotate: Command = {
  name: "secrets rotate",
  summary:
    "Replaces the server's own keys, or the one of --key; says what ends by it. SESSION_SECRET is a variable of the web.",
  takes: ["key"],
  of: "server",
  async run({ db, now }, { key }) {
    if (key !== undefined && !Object.hasOwn(replaceable, key)) {
      throw new CommandFailure(
        `There is no key ${key} that may be replaced. There are: ${Object.keys(replaceable).join(", ")}.`,
      );
    }
    const made = (await listServerKeys(db)).map(({ name }) => name);
    const chosen = key
      ? [key]
      : Object.keys(replaceable).filter((name) => name !== onlyNamed && made.includes(name));
    await transaction(db, async (tx) => {
      for (const name of chosen) {
        if (name === "site-secrets") await resealSecrets(tx, now);
        else await replaceServerKey(tx, name, now);
      }
    });
    const text =
      chosen.length === 0
        ? "The server has made no key yet that may be replaced."
        : chosen.map((name) => `${name}: ${replaceable[name]}.`).join("\n");
    return { text, json: { replaced: chosen } };
  },
};

export const workCommands: readonly Command[] = [listJobs, runJob, listOutbox, resend, rotate];
