import { finishTeams, remindRosters } from "../../workflows/teams/finish-teams";
import type { Job } from "../job";

export const teamJobs: readonly Job[] = [
  { name: "team-finish", at: "00:10", run: ({ db, ctx }) => finishTeams(db, ctx) },
  { name: "team-roster", at: "10:00", run: ({ db, ctx }) => remindRosters(db, ctx) },
];
