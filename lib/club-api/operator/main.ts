import { existsSync } from "node:fs";
import { runOperator } from "./run";

if (existsSync(".env")) process.loadEnvFile(".env");
process.exitCode = await runOperator(process.argv.slice(2), process.env, {
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
});
