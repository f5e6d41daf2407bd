import { type DrawPostState, drawPostState } from "@/lib/contract/code-values/draws";
import { duePosts } from "../domains/draws";
import { clubsWithDraws } from "../domains/job-runs";
import { announceDraw } from "../workflows/draws/posts/announce-draw";
import { closeDraw, openDraw } from "../workflows/draws/posts/close-draw";
import { expireWins } from "../workflows/draws/results/expire-wins";
import { promoteReserves } from "../workflows/draws/results/promote";
import { releaseDraw } from "../workflows/draws/results/release-draw";
import { runDraw } from "../workflows/draws/results/run-draw";
import type { Job, JobContext } from "./job";

type Moment = Parameters<typeof duePosts>[3];
type Step = {
  name: string;
  states: readonly DrawPostState[];
  moment: Moment;
  run(context: JobContext, drawPostIdx: number): Promise<unknown>;
};

/** Each minute, the posts whose time has come (domain.md 8.4, 11.9). A post that fails does not hold up the others. */
function drawJob({ name, states, moment, run }: Step): Job {
  return {
    name,
    at: "minutely",
    clubsWithWork: (db) => clubsWithDraws(db, states),
    run: async (context) => {
      const { db, ctx } = context;
      const failures: unknown[] = [];
      const due = await duePosts(db, ctx.club.clubIdx, states, moment, ctx.now);
      if (due.length > 0) context.noteChanged?.("draws");
      for (const drawPostIdx of due) {
        await run(context, drawPostIdx).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, `${name}: ${failures.length} failed`);
    },
  };
}

/** In the order of a draw's life, so that one round of jobs carries a late post as far as its times allow. */
export const drawJobs: readonly Job[] = [
  drawJob({
    name: "draw-open",
    states: [drawPostState.planned],
    moment: "applyFrom",
    run: ({ db, ctx }, idx) => openDraw(db, ctx, idx),
  }),
  drawJob({
    name: "draw-close",
    states: [drawPostState.planned, drawPostState.applying],
    moment: "applyTo",
    run: ({ db, ctx }, idx) => closeDraw(db, ctx, idx),
  }),
  drawJob({
    name: "draw-run",
    states: [drawPostState.closed],
    moment: "drawAt",
    run: ({ db, ctx, beacon }, idx) => runDraw(db, ctx, idx, beacon ?? null),
  }),
  drawJob({
    name: "draw-announce",
    states: [drawPostState.drawn],
    moment: "announceAt",
    run: async ({ db, ctx }, idx) => {
      await announceDraw(db, ctx, idx);
      await promoteReserves(db, ctx, idx);
    },
  }),
  drawJob({
    name: "draw-confirm-end",
    states: [drawPostState.announced, drawPostState.confirming],
    moment: "announceAt",
    run: ({ db, ctx }, idx) => expireWins(db, ctx, idx),
  }),
  drawJob({
    name: "draw-release",
    states: [drawPostState.announced, drawPostState.confirming],
    moment: "releaseAt",
    run: ({ db, ctx }, idx) => releaseDraw(db, ctx, idx),
  }),
];
