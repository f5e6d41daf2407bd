import {
  readCancellers,
  readDeciles,
  readFairness,
  readFigureRows,
} from "../../../workflows/simulations/read-fairness";
import type { Handlers } from "../../handler";

/** What the committee sees (menu 940900). */
export const fairnessHandlers: Handlers<
  | "GET /ops/fairness"
  | "GET /ops/fairness/figures"
  | "GET /ops/fairness/deciles"
  | "GET /ops/fairness/cancellers"
> = {
  "GET /ops/fairness": ({ db, ctx }, { query }) => readFairness(db, ctx, query),
  "GET /ops/fairness/figures": ({ db, ctx }, { query }) => readFigureRows(db, ctx, query),
  "GET /ops/fairness/deciles": ({ db, ctx }, { query }) => readDeciles(db, ctx, query),
  "GET /ops/fairness/cancellers": ({ db, ctx }, { query }) => readCancellers(db, ctx, query),
};
