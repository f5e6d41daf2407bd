import { readSimulationBase, simulatePolicy } from "../../../workflows/simulations/simulate-policy";
import type { Handlers } from "../../handler";

/** The policy simulator (menu 940900). */
export const simulationsHandlers: Handlers<"GET /ops/simulations/base" | "POST /ops/simulations"> = {
  "GET /ops/simulations/base": ({ db, ctx }) => readSimulationBase(db, ctx),
  "POST /ops/simulations": ({ db, ctx }, { body }) => simulatePolicy(db, ctx, body),
};
