import { createServer } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import next from "next";
import { watchBundle } from "./build-servers.mjs";

/**
 * The web of `npm run dev`: Next's development server behind the front door. A changed door is loaded beside the running
 * one and takes its place; Next itself goes on.
 */
const port = Number(process.env.PORT ?? 3000);
const file = pathToFileURL(resolve(".dev/dev-door.mjs")).href;

let answer = (_request, response) => response.writeHead(503, { "retry-after": "1" }).end();
const server = createServer((request, response) => answer(request, response));
const app = next({ dev: true, dir: process.cwd(), port, httpServer: server, hostname: "localhost" });

let version = 0;
async function takeDoor() {
  version += 1;
  const { developmentDoor } = await import(`${file}?${version}`);
  answer = developmentDoor(app.getRequestHandler());
}

const prepared = app.prepare();
const watching = await watchBundle("dev-door", "lib/web/server/dev-door.ts", () =>
  prepared.then(takeDoor).then(
    () => process.send?.("ready"),
    (error) => process.stderr.write(`${error.message}\n`),
  ),
);
await prepared;
server.on("upgrade", app.getUpgradeHandler());
server.listen(port);

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, async () => {
    server.close();
    server.closeAllConnections();
    await watching.dispose();
    await app.close();
    process.exit(0);
  });
}
