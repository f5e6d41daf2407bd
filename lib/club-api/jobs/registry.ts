import type { Job } from "./job";

/** Every job, run by `runner.ts`. */
export const jobs: readonly Job[] = [];
