import { runBundled } from "./shared/bundled.mjs";

/** `npm run bench:reads`: hot reads of the club API, each against one statement for the same rows in the same run. */
await runBundled("tests/bench/reads/main.ts");
