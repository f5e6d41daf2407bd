import { runBundled } from "./shared/bundled.mjs";

/** `npm run bench:clubs`: what clubs that nobody asks for cost the others. */
await runBundled("tests/bench/clubs/main.ts");
