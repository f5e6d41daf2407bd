import { clubAccounts, demoEnvironment, keptSecret } from "./demo-environment.mjs";
import { startAll } from "./start.mjs";
import { checkNode, ensureBuilt, ensureInstalled } from "./tools.mjs";

/** From nothing to three running demo clubs: one club API, and a web of its own for each club. */
checkNode();
ensureInstalled();
ensureBuilt();

const heapMegabytes = 384;
const clubs = [
  { code: "MS01", name: "Mirsol Country Club" },
  { code: "LK02", name: "Dunrath Links" },
  { code: "JP03", name: "Kazanami Golf Resort" },
];

const dataDir = process.env.DATA_DIR ?? "./.data-clubs";
const env = demoEnvironment({ DATA_DIR: dataDir, SEED: "demo-clubs" });
const firstPort = Number(env.PORT ?? "3000");
const webs = clubs.map(({ code }, place) => ({
  CLUB_CODE: code,
  PORT: String(firstPort + place),
  SESSION_SECRET: keptSecret(dataDir, `session-secret-${code}`),
  heapMegabytes,
}));
if (await startAll(env, webs)) {
  const lines = clubs.map(
    ({ name }, place) => `  ${name.padEnd(24)} http://localhost:${firstPort + place}   office: /ishm`,
  );
  process.stdout.write(`
Three clubs are open:
${lines.join("\n")}

${clubAccounts}
Data lives in ${env.DATA_DIR}. Ctrl-C stops all.
`);
}
