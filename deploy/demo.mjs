import { accounts, demoEnvironment } from "./demo-environment.mjs";
import { startBoth } from "./start.mjs";
import { checkNode, ensureBuilt, ensureInstalled } from "./tools.mjs";

/** From nothing to the running demo club: installs, builds, makes the data once, starts both processes. */
checkNode();
ensureInstalled();
ensureBuilt();

const env = demoEnvironment();
const port = env.PORT ?? "3000";
if (await startBoth(env)) {
  process.stdout.write(`
Mirsol Country Club is open:  http://localhost:${port}
  also /ko, /ja, /zh          back office: http://localhost:${port}/ishm

${accounts}
Data lives in ${env.DATA_DIR}. Ctrl-C stops.
`);
}
