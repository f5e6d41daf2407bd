import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { launch, untilAnswering } from "../../support/web/stack.mjs";

/** The yardstick: Next's smallest static page, built and served by Next itself, which compresses nothing anew for each answer. */
export async function startBarePage(folder, port) {
  mkdirSync(join(folder, "app"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), '{"name":"bare","private":true,"type":"module"}');
  writeFileSync(
    join(folder, "next.config.js"),
    'export default { compress: false, turbopack: { root: "/" } };',
  );
  writeFileSync(
    join(folder, "app/layout.jsx"),
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  );
  writeFileSync(
    join(folder, "app/page.jsx"),
    "export default function Page() { return <main><h1>Bare</h1></main>; }",
  );
  const next = resolve("node_modules/next/dist/bin/next");
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const built = spawnSync(process.execPath, [next, "build"], { cwd: folder, env, encoding: "utf8" });
  if (built.status !== 0) throw new Error(`The bare page does not build:\n${built.stdout}${built.stderr}`);
  const server = launch("env", ["-C", folder, process.execPath, next, "start", "-p", String(port)], env);
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(origin, server);
  return { origin, stop: server.stop };
}
