import { runBundled } from "./shared/bundled.mjs";

/** `node tests/bench/bundled.mjs NAME …`: runs `tests/bench/NAME/main.ts`; what follows the name is its own. */
const [name] = process.argv.splice(2, 1);
await runBundled(`tests/bench/${name}/main.ts`);
