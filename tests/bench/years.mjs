import { runBundled } from "./shared/bundled.mjs";

/** `npm run bench:years`: the hot calls of one club beside many clubs that have years of data. */
await runBundled("tests/bench/years/main.ts");
