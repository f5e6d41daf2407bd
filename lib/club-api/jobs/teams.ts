import { finishTeams, remindRosters } from "../workflows/finish-teams";
import type { Job } from "./job";

export const teamJobs: readonly Job[] = [
  { name: "team-finish", at: "00:10", run: ({ db, act }) => finishTeams(db, act) },
  { name: "team-roster", at: "10:00", run: ({ db, act }) => remindRosters(db, act) },
];
