import { runBundled } from "./shared/bundled.mjs";

/** `npm run bench:scale`: what one club's year weighs, table by table. */
await runBundled("tests/bench/scale/main.ts");
