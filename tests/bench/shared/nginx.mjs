import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launch, untilAnswering } from "../../support/web/stack.mjs";

/**
 * A real nginx with deploy/nginx.conf, only its addresses replaced. `/_bench/` serves files of `pages`, which are packed in `coding`
 * already; `/_bench/nothing` is the smallest answer that there is.
 */
export async function startNginx({ folder, port, webPort, pages, coding }) {
  mkdirSync(folder, { recursive: true });
  const files = pages
    ? `location = /_bench/nothing { return 204; }

    location /_bench/ {
      alias ${pages}/;
      add_header Content-Encoding ${coding};
      add_header Vary Accept-Encoding;
    }

    location / {`
    : "location / {";
  const conf = readFileSync("deploy/nginx.conf", "utf8")
    .replace("127.0.0.1:3000", `127.0.0.1:${webPort}`)
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replace("location / {", files);
  const file = join(folder, "nginx.conf");
  writeFileSync(file, conf);
  const nginx = launch("nginx", [
    "-p",
    folder,
    "-c",
    file,
    "-g",
    process.getuid?.() === 0 ? "daemon off; user root;" : "daemon off;",
  ]);
  await untilAnswering(`http://127.0.0.1:${port}/robots.txt`, nginx, 15_000);
  return nginx;
}
