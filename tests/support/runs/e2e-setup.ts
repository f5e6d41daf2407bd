import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { FullConfig } from "@playwright/test";
import { logFaults } from "../web/log-check";
import { freePort, startApi, startTogether, startWeb, temporaryFolder } from "../web/stack.mjs";
import { type SeededClub, seedClub, startDataServer } from "./prepared-data";

type Stack = { web: string; api: string; stop(): Promise<void> };

/**
 * One club API and one web of the production build on throw-away demo data for each worker: what one test changes of
 * the club, no test beside it sees. When all have stopped their logs are read: a line that is not as agreed, or tells of
 * a person, fails the run.
 */
export default async function setUp({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (!existsSync("dist/web.mjs")) throw new Error("There is no build: npm run build");
  const data = temporaryFolder("e2e");
  const stacks: Stack[] = [];
  const logs = join(data.folder, "logs");
  mkdirSync(logs);
  process.env.PRODUCT_LOG_FOLDER = logs;
  const stopServer = await startDataServer(data.folder);
  const stopAll = async () => {
    await Promise.all(stacks.map((stack) => stack.stop()));
    await stopServer();
    data.remove();
  };
  const tearDown = async () => {
    await Promise.all(stacks.map((stack) => stack.stop()));
    await stopServer();
    const faults = logFaults(logs);
    data.remove();
    if (faults.length > 0) throw new Error(`The logs of this run are not as agreed:\n${faults.join("\n")}`);
  };
  const begin = async (worker: number) => {
    const stack = await startStack(await seedClub(join(data.folder, String(worker))));
    stacks.push(stack);
    process.env[`E2E_WEB_${worker}`] = stack.web;
    process.env[`E2E_API_${worker}`] = stack.api;
  };
  const begun = await Promise.allSettled(Array.from({ length: workers }, (_, worker) => begin(worker)));
  const failed = begun.find((one) => one.status === "rejected");
  if (!failed) return tearDown;
  await stopAll();
  throw failed.reason;
}

async function startStack(club: SeededClub): Promise<Stack> {
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${webPort}`;
  // As in development, codes come with the answer: the senders are folders that no browser sees.
  const [api, web] = await startTogether(
    startApi({
      ...club,
      API_PORT: String(apiPort),
      PUBLIC_ORIGIN: origin,
      NODE_ENV: "development",
      LOG_LEVEL: "info",
    }),
    startWeb({
      PORT: String(webPort),
      HP_API_URL: `http://127.0.0.1:${apiPort}`,
      TRUSTED_PROXIES: "127.0.0.1,::1",
      LOG_LEVEL: "info",
    }),
  );
  return {
    web: origin,
    api: `http://127.0.0.1:${apiPort}`,
    stop: async () => {
      await web.stop();
      await api.stop();
    },
  };
}
