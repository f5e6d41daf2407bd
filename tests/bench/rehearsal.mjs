import { runBundled } from "./shared/bundled.mjs";

/** `npm run bench:rehearsal`: openings with 10,000 members in a sandbox, and what members of the club notice of it. */
await runBundled("tests/bench/rehearsal/main.ts");
