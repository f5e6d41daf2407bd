import { runBundled } from "./shared/bundled.mjs";

/** `npm run check:clubs`: nothing of one demo club on the pages of another, in all their languages. */
await runBundled("tests/bench/clubs-crawl/main.ts");
