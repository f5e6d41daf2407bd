import { setTimeout as wait } from "node:timers/promises";

/**
 * The health check of a container or unit: `node deploy/image/health.mjs PORT [SECONDS]` ends with 0 where `/readyz` of
 * that port answers 200 within three seconds, asked again for as many seconds as are given. The image has no other client.
 */
const [port, seconds = "0"] = process.argv.slice(2);
const until = performance.now() + Number(seconds) * 1000;

const isReady = () =>
  fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
    (answer) => answer.ok,
    () => false,
  );

let isUp = await isReady();
while (!isUp && performance.now() < until) {
  await wait(250);
  isUp = await isReady();
}
process.exit(isUp ? 0 : 1);
