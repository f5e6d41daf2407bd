import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";

const maxBuilds = 10;
const maxAgeMs = 14 * 24 * 3_600_000;

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Builds that were replaced, the newest first. */
function replacedBuilds(kept) {
  if (!existsSync(kept)) return [];
  return readdirSync(kept)
    .map((name) => ({ folder: join(kept, name), replacedAt: statSync(join(kept, name)).mtimeMs }))
    .sort((one, other) => other.replacedAt - one.replacedAt);
}

function copyInto(folder, file, source) {
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target);
}

/**
 * Before a build, which empties Next's folder: keeps the scripts and styles of the build that it replaces, under that
 * build's id. What came there from still earlier builds is kept already.
 */
export function keepReplacedScripts({ built = ".next", kept = "dist/earlier", now = Date.now() } = {}) {
  if (!existsSync(join(built, "BUILD_ID"))) return;
  const earlier = new Set(replacedBuilds(kept).flatMap(({ folder }) => filesBelow(folder)));
  const folder = join(kept, readFileSync(join(built, "BUILD_ID"), "utf8").trim());
  mkdirSync(folder, { recursive: true });
  for (const file of filesBelow(join(built, "static"))) {
    if (!earlier.has(file)) copyInto(folder, file, join(built, "static", file));
  }
  utimesSync(folder, now / 1000, now / 1000);
}

/**
 * After a build: puts the files of replaced builds beside its own, so that a page from before the change finds its
 * scripts. Of ten builds at most, for fourteen days after they were replaced.
 */
export function putEarlierScripts({ built = ".next", kept = "dist/earlier", now = Date.now() } = {}) {
  const inService = new Set(filesBelow(join(built, "static")));
  for (const [place, { folder, replacedAt }] of replacedBuilds(kept).entries()) {
    if (place >= maxBuilds || now - replacedAt > maxAgeMs) {
      rmSync(folder, { recursive: true });
      continue;
    }
    for (const file of filesBelow(folder)) {
      // A file that this build has again counts as its own: its time begins when this build is replaced.
      if (inService.has(file)) rmSync(join(folder, file));
      else copyInto(join(built, "static"), file, join(folder, file));
    }
    utimesSync(folder, replacedAt / 1000, replacedAt / 1000);
  }
}
