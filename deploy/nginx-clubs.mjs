import { readFileSync, writeFileSync } from "node:fs";

/**
 * `node deploy/nginx-clubs.mjs`: deploy/compose/nginx.conf, the cache in front of several clubs, from deploy/nginx.conf and
 * deploy/compose/clubs.json (`code`, `host`, `web` as name:port). Another list: `node deploy/nginx-clubs.mjs CLUBS CONF`.
 */
const upstream = /^ {2}upstream web \{\n[\s\S]*?^ {2}\}\n/m;
const server = /^ {2}server \{\n[\s\S]*?^ {2}\}\n/m;

function checkClubs(clubs) {
  const faulty = clubs.find(
    ({ code, host, web }) =>
      !/^[A-Za-z0-9]{2,10}$/.test(code) || !/^[a-z0-9.-]+$/.test(host) || !/^[\w.-]+:\d{1,5}$/.test(web),
  );
  if (faulty !== undefined)
    throw new Error(`A club needs code, host and web (name:port): ${JSON.stringify(faulty)}.`);
  for (const key of ["code", "host"]) {
    const seen = clubs.map((club) => club[key].toLowerCase());
    const twice = seen.find((one, place) => seen.indexOf(one) !== place);
    if (twice !== undefined) throw new Error(`Two clubs have the ${key} ${twice}.`);
  }
}

/** The configuration for one club as one for several: an upstream and a server each. Throws one sentence for a faulty list. */
export function nginxForClubs(conf, clubs) {
  checkClubs(clubs);
  const [ownUpstream, ownServer] = [conf.match(upstream)?.[0], conf.match(server)?.[0]];
  if (!ownUpstream || !ownServer)
    throw new Error("deploy/nginx.conf has no upstream or no server of its own.");
  const name = ({ code }) => `web_${code.toLowerCase()}`;
  const upstreams = clubs.map((club) =>
    ownUpstream
      .replace("upstream web {", `upstream ${name(club)} {`)
      .replace(/server [^;]+;/, `server ${club.web};`),
  );
  const servers = clubs.map((club) =>
    ownServer
      .replace("listen 8080;", `listen 8080;\n    server_name ${club.host};`)
      .replaceAll("http://web;", `http://${name(club)};`),
  );
  const otherwise = [
    "  # A host that is no club's: the health check of this process, and nothing else.",
    "  server {",
    "    listen 8080 default_server;",
    '    location = /nginx-health { return 200 "ok\\n"; }',
    "    location / { return 421; }",
    "  }\n",
  ].join("\n");
  const head =
    "# Made by deploy/nginx-clubs.mjs from deploy/nginx.conf and deploy/compose/clubs.json: change those.\n";
  return (
    head +
    conf
      .replace(upstream, () => upstreams.join("\n"))
      .replace(server, () => `${servers.join("\n")}\n${otherwise}`)
  );
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const [clubs = "deploy/compose/clubs.json", conf = "deploy/compose/nginx.conf"] = process.argv.slice(2);
  try {
    writeFileSync(
      conf,
      nginxForClubs(readFileSync("deploy/nginx.conf", "utf8"), JSON.parse(readFileSync(clubs, "utf8"))),
    );
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
