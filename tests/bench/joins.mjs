import { runBundled } from "./shared/bundled.mjs";

/** `npm run bench:joins`: the search that brings golfers and open parties together. */
await runBundled("tests/bench/joins/main.ts");
