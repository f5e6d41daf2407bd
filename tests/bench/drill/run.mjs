import { ensureMachine } from "../../../deploy/machine.mjs";
import { ensureBuilt } from "../../../deploy/tools.mjs";
import { runBundled } from "../shared/bundled.mjs";

/** `npm run drill`: breaks a whole installation under load, one drill after the other; `npm run drill NAME …` only those. */
ensureMachine();
ensureBuilt();
await runBundled("tests/bench/drill/main.ts");
