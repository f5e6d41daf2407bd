import { readCancellers, readDeciles, readFairness, readFigureRows } from "../../workflows/read-fairness";
import type { Handlers } from "../handler";

/** What the committee sees (menu 940900). */
export const fairnessHandlers: Handlers<
  | "GET /ops/fairness"
  | "GET /ops/fairness/figures"
  | "GET /ops/fairness/deciles"
  | "GET /ops/fairness/cancellers"
> = {
  "GET /ops/fairness": ({ db, act }, { query }) => readFairness(db, act, query),
  "GET /ops/fairness/figures": ({ db, act }, { query }) => readFigureRows(db, act, query),
  "GET /ops/fairness/deciles": ({ db, act }, { query }) => readDeciles(db, act, query),
  "GET /ops/fairness/cancellers": ({ db, act }, { query }) => readCancellers(db, act, query),
};
