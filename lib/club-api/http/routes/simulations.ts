import { readSimulationBase, simulatePolicy } from "../../workflows/simulate-policy";
import type { Handlers } from "../handler";

/** The policy simulator (menu 940900). */
export const simulationsHandlers: Handlers<"GET /ops/simulations/base" | "POST /ops/simulations"> = {
  "GET /ops/simulations/base": ({ db, act }) => readSimulationBase(db, act),
  "POST /ops/simulations": ({ db, act }, { body }) => simulatePolicy(db, act, body),
};
