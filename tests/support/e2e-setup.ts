import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { freePort, liftRateLimits, startApi, startWeb, temporaryFolder } from "./stack.mjs";

/** One club API and one web of the production build on throw-away demo data, for the whole end-to-end run. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (!existsSync("dist/web.mjs")) throw new Error("There is no build: npm run build");
  const data = temporaryFolder("e2e");
  const dataDir = join(data.folder, "data");
  mkdirSync(dataDir);
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const apiEnv = { API_PORT: String(apiPort), DATA_DIR: dataDir };
  await (await startApi(apiEnv)).stop();
  await liftRateLimits(dataDir);
  const api = await startApi(apiEnv);
  const web = await startWeb({
    PORT: String(webPort),
    HP_API_URL: `http://127.0.0.1:${apiPort}`,
    TRUSTED_PROXIES: "127.0.0.1,::1",
  }).catch(async (error: unknown) => {
    await api.stop();
    data.remove();
    throw error;
  });
  process.env.E2E_WEB = `http://localhost:${webPort}`;
  process.env.E2E_API = `http://127.0.0.1:${apiPort}`;
  return async () => {
    await web.stop();
    await api.stop();
    data.remove();
  };
}
