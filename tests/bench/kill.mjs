import { runBundled } from "./shared/bundled.mjs";

/** `npm run check:kill`: `kill -9` under load, KILLS times (50) on PGlite and on PostgreSQL. */
await runBundled("tests/bench/kill/main.ts");
