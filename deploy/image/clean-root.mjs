import { spawn } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";

const script = join(import.meta.dirname, "clean-root.sh");

/**
 * Runs Node with `args` in a clean root (clean-root.sh) and with these variables alone. `ended` resolves to the exit code;
 * `stop` sends SIGTERM to the process itself, which is process 1 in there, and kills it after the limit.
 */
export function runInCleanRoot({ image, mountPoint, data, args, env }) {
  const node = realpathSync(process.execPath);
  const child = spawn(
    "unshare",
    ["--mount", "--pid", "--fork", "--kill-child", "sh", script, image, mountPoint, node, data, ...args],
    {
      stdio: ["ignore", "pipe", "pipe"],
      env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: "/data", ...env },
    },
  );
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => said.push(String(text)));
  const ended = new Promise((resolve) => child.once("close", (code) => resolve(code)));
  const stop = async (limitMs) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), limitMs);
    if (child.exitCode === null) process.kill(firstInside(child.pid), "SIGTERM");
    const code = await ended;
    clearTimeout(timer);
    return code;
  };
  return { child, ended, stop, text: () => said.join("") };
}

/** The process that `unshare` has forked. */
const firstInside = (pid) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]);

/** True as soon as the address answers 200; false when the process ended, or after two minutes. */
export async function untilReady(url, { child }) {
  const until = performance.now() + 120_000;
  while (performance.now() < until && child.exitCode === null) {
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
