import { runBundled } from "./shared/bundled.mjs";

/** `npm run bench:rush`: the opening second through the whole web, first come first served and drawn by lot. */
await runBundled("tests/bench/rush/main.ts");
