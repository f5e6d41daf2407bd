import { runBundled } from "./shared/bundled.mjs";

/** The demo's seed on many days in a row; `npm run check:calendar` runs it last. */
await runBundled("tests/bench/calendar/main.ts");
