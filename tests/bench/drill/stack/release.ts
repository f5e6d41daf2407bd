import { execFile } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);
const migrations = "lib/club-api/db/migrations";

/** Output of a program; its own words in the error when it fails. */
async function run(command: string, args: readonly string[], cwd = process.cwd()): Promise<string> {
  const env = { ...process.env, TYPES_CHECKED: "yes" };
  const { stdout } = await execute(command, [...args], { cwd, env, maxBuffer: 64 * 2 ** 20 });
  return stdout.trim();
}

/** The commit to compare with: `BEFORE`, or the last one that does not know the newest migration. */
async function commitBefore(): Promise<string> {
  const { BEFORE } = process.env;
  if (BEFORE) return run("git", ["rev-parse", "--verify", `${BEFORE}^{commit}`]);
  const journal = JSON.parse(readFileSync(`${migrations}/meta/_journal.json`, "utf8"));
  const newest: string = journal.entries.at(-1).tag;
  const added = ["log", "--diff-filter=A", "-1", "--format=%H", "--", `${migrations}/${newest}.sql`];
  const commit = await run("git", added);
  if (commit === "") throw new Error(`${newest} is not committed, so there is no release before it.`);
  return run("git", ["rev-parse", `${commit}^`]);
}

export type Release = { folder: string; commit: string; newestMigration: string };

/** Another release of this repository, built in a folder of its own that stays for the next run. */
export async function buildReleaseBefore(): Promise<Release> {
  const commit = await commitBefore();
  const folder = join(tmpdir(), `clubfront-release-${commit.slice(0, 12)}`);
  if (!existsSync(join(folder, "dist/.whole"))) {
    process.stdout.write(`Building the release before, ${commit.slice(0, 12)} …\n`);
    rmSync(folder, { recursive: true, force: true });
    await run("git", ["worktree", "prune"]);
    await run("git", ["worktree", "add", "--detach", "--force", folder, commit]);
    await installInto(folder);
    await run(process.execPath, ["deploy/build.mjs"], folder);
    await run("touch", ["dist/.whole"], folder);
  }
  const journal = JSON.parse(readFileSync(join(folder, migrations, "meta/_journal.json"), "utf8"));
  return { folder, commit, newestMigration: journal.entries.at(-1).tag };
}

/** Hard links of this release's packages when its lock file is the same, else its own. */
async function installInto(folder: string): Promise<void> {
  const lock = "package-lock.json";
  const isSame = readFileSync(lock, "utf8") === readFileSync(join(folder, lock), "utf8");
  if (isSame) await run("cp", ["-al", join(process.cwd(), "node_modules"), join(folder, "node_modules")]);
  else await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], folder);
}
