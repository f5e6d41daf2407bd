import { spawnSync } from "node:child_process";
import { stop } from "./tools.mjs";

/** Programs that the end-to-end tests drive or stand behind, with their Debian packages. */
const programs = [
  { command: "chromium", package: "chromium" },
  { command: "nginx", package: "nginx-light" },
  { command: "redis-server", package: "redis-server" },
];

const has = (command) => spawnSync("sh", ["-c", `command -v ${command}`], { stdio: "ignore" }).status === 0;
const quiet = {
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
};

/** Installs what is missing where the system's package manager can; says plainly what to install where it cannot. */
export function ensureMachine() {
  const missing = programs.filter(({ command }) => !has(command));
  if (missing.length === 0) return;
  const packages = missing.map((program) => program.package);
  const isRoot = process.getuid?.() === 0;
  if (has("apt-get") && isRoot) {
    process.stdout.write(`Installing ${packages.join(", ")} …\n`);
    spawnSync("apt-get", ["update"], quiet);
    // A service that starts itself would stay behind after the run.
    spawnSync("sh", [
      "-c",
      "printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d",
    ]);
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], quiet);
    spawnSync("rm", ["-f", "/usr/sbin/policy-rc.d"]);
  }
  const still = programs.filter(({ command }) => !has(command)).map((program) => program.package);
  if (still.length > 0)
    stop(`The tests need these programs: ${still.join(", ")}. Install them and run again.`);
}
