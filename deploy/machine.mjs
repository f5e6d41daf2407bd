import { spawnSync } from "node:child_process";
import { stop } from "./tools.mjs";

/**
 * Programs that the tests drive or stand behind, with their Debian packages: any of the commands will do, the
 * first package that there is is installed. Chromium without a window is a quarter faster.
 */
const programs = [
  {
    commands: ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"],
    packages: ["chromium-headless-shell", "chromium"],
  },
  { commands: ["nginx"], packages: ["nginx-light"] },
  { commands: ["redis-server"], packages: ["redis-server"] },
  { commands: ["pgbouncer"], packages: ["pgbouncer"] },
];

const has = (command) => spawnSync("sh", ["-c", `command -v ${command}`], { stdio: "ignore" }).status === 0;
const isThere = ({ commands }) => commands.some(has);
const quiet = {
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
};

/** Installs what is missing where the system's package manager can; says plainly what to install where it cannot. */
export function ensureMachine() {
  const missing = programs.filter((program) => !isThere(program));
  if (missing.length === 0) return;
  const isRoot = process.getuid?.() === 0;
  if (has("apt-get") && isRoot) {
    process.stdout.write(`Installing ${missing.map(({ packages }) => packages[0]).join(", ")} …\n`);
    spawnSync("apt-get", ["update"], quiet);
    // A service that starts itself would stay behind after the run.
    spawnSync("sh", [
      "-c",
      "printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d",
    ]);
    const install = (packages) =>
      spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], quiet);
    install(missing.map(({ packages }) => packages[0]));
    for (const { packages } of missing.filter((program) => !isThere(program)))
      packages.some((one) => install([one]).status === 0);
    spawnSync("rm", ["-f", "/usr/sbin/policy-rc.d"]);
  }
  const still = programs.filter((program) => !isThere(program)).map(({ packages }) => packages.at(-1));
  if (still.length > 0)
    stop(`The tests need these programs: ${still.join(", ")}. Install them and run again.`);
}
