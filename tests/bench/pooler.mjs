import { runBundled } from "./shared/bundled.mjs";

/** `npm run check:pooler`: the server tests, with PgBouncer in transaction mode between every club API and its database. */
await runBundled("tests/bench/pooler/main.ts");
