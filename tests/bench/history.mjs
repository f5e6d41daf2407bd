import { runBundled } from "./shared/bundled.mjs";

/** `npm run check:history`: 200 histories of ten members with 200 calls each, on two processes and one PostgreSQL. */
await runBundled("tests/bench/history/main.ts");
