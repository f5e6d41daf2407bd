import { execFileSync } from "node:child_process";

/** The installed Chromium; a machine without one fails here, in one sentence. */
export function chromiumPath(): string {
  const fromEnvironment = process.env.CHROMIUM_PATH;
  if (fromEnvironment) return fromEnvironment;
  for (const name of ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]) {
    try {
      return execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();
    } catch {
      // The next name may be there.
    }
  }
  throw new Error("Chromium is needed: install it, or set CHROMIUM_PATH to it.");
}
