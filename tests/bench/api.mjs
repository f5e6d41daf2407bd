import { runBundled } from "./shared/bundled.mjs";

/** `npm run bench:api`: the numbers of the club API, each beside its bound or its yardstick of the same run. */
await runBundled("tests/bench/api/main.ts");
