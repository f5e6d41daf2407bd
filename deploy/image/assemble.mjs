import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { imageFiles } from "./files.mjs";

/**
 * Copies what the image holds from a built checkout to an empty folder: `node deploy/image/assemble.mjs FOLDER`. The
 * Dockerfile runs this step, and `npm run check:image` runs it where there is no builder. Files are readable for all and
 * writable for nobody but the owner.
 */
export async function assemble(folder, root = process.cwd()) {
  if (existsSync(folder)) throw new Error(`${folder} is there already: name a folder that is not.`);
  const files = await imageFiles(root);
  let bytes = 0;
  for (const file of files) {
    const [source, target] = [join(root, file), join(folder, file)];
    mkdirSync(dirname(target), { recursive: true });
    const found = lstatSync(source);
    if (found.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      copyFileSync(source, target);
      chmodSync(target, 0o644);
      bytes += found.size;
    }
  }
  // The web keeps drawn pictures there: a mount point, since the rest is read-only.
  mkdirSync(join(folder, ".next/cache"), { recursive: true });
  return { files: files.length, bytes };
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const folder = process.argv[2];
  try {
    if (!folder) throw new Error("Name the folder: node deploy/image/assemble.mjs FOLDER.");
    const { files, bytes } = await assemble(resolve(folder));
    process.stdout.write(`${files} files, ${(bytes / 1e6).toFixed(1)} MB\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
