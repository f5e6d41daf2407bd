import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";

const beside = ["dist", "lib", "messages", "next.config.js", "node_modules", "package.json", "public"];
const named = /\.(html|js|json|rsc|body|meta)$|BUILD_ID$/;

export const buildId = () => readFileSync(".next/BUILD_ID", "utf8").trim();

/**
 * The present build under another name, in a folder of its own: what a server of the next build says to a tab of this
 * one. The name keeps its length, so that nothing else of a file moves. What the development server writes meanwhile, in
 * `.next/dev`, is none of it.
 */
export function makeOtherBuild(folder: string): string {
  const id = buildId();
  const other = [...id].reverse().join("").replace(/^-/, "_");
  mkdirSync(folder, { recursive: true });
  for (const name of beside) symlinkSync(resolve(name), join(folder, name));
  const built = join(folder, ".next");
  cpSync(".next", built, { recursive: true, filter: (path) => !/^\.next\/(cache|dev|trace)/.test(path) });
  renameSync(join(built, "static", id), join(built, "static", other));
  for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !named.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, "latin1");
    if (text.includes(id)) writeFileSync(path, text.replaceAll(id, other), "latin1");
  }
  return other;
}
