import { freePort, type Launched, startApi } from "../../support/web/stack.mjs";
import { benchNow } from "./scene";

export type ApiProcess = Launched & { origin: string };

/** One process of the club API on a database or a data folder. */
export async function startProcess(env: Record<string, string>): Promise<ApiProcess> {
  const port = await freePort();
  const api = await startApi({ DEMO_NOW: benchNow, API_PORT: String(port), LOG_LEVEL: "error", ...env });
  return { ...api, origin: `http://127.0.0.1:${port}` };
}
