import { runBundled } from "./shared/bundled.mjs";

/** `npm run bench:push`: from an event to the browser, one by one and to 5,000 at once, over a push service on this machine. */
await runBundled("tests/bench/push/main.ts");
