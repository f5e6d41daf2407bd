import "server-only";
import { readFile, stat } from "node:fs/promises";

type BuildInfo = { id: string; timestamp: number };

let known: Promise<BuildInfo> | undefined;

/** The build that this process serves; its files do not change while it runs. The development server has none. */
export function latestBuild(): Promise<BuildInfo> {
  if (process.env.NODE_ENV === "development") return Promise.resolve({ id: "development", timestamp: 0 });
  known ??= readBuild().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
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
