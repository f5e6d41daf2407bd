import "server-only";
import { readFile, stat } from "node:fs/promises";

export type BuildInfo = { id: string; timestamp: number };

let known: Promise<BuildInfo> | undefined;

/** The build that this process serves; its files do not change while it runs. */
export function latestBuild(): Promise<BuildInfo> {
  known ??= readBuild();
  return known;
}

async function readBuild(): Promise<BuildInfo> {
  const file = ".next/BUILD_ID";
  const [id, { mtimeMs }] = await Promise.all([readFile(file, "utf8"), stat(file)]);
  return { id: id.trim(), timestamp: Math.round(mtimeMs) };
}

/** The manifest of domain.md 11.7: no route has rules of its own, none is made at build time. */
export function buildManifest(build: BuildInfo) {
  return { ...build, matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [] };
}
