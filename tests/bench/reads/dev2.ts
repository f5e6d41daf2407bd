import { writeFileSync } from "node:fs";
import { Session } from "node:inspector";
import { Pool } from "undici";
import { openDatabase } from "@/lib/club-api/db/client";
import { listen } from "@/lib/club-api/http/server";
import { apiOver } from "../../support/api";
import { benchNow, firstMember, tokenOf } from "../api/scene";
import { ratioReads } from "./hot-reads";

const database = await openDatabase({ dataDir: "/tmp/h/fast/devdata2", databaseUrl: process.env.DEV_URL });
const api = await apiOver(database, new Date(benchNow), "/tmp/h/fast/devdata2");
const server = await listen(api.app(), { host: "127.0.0.1", port: 0 });
const http = new Pool(`http://127.0.0.1:${server.port}`, { connections: 1 });
const session = new Session();
session.connect();
const post = (m: string, p: object = {}) =>
  new Promise<any>((ok, no) => session.post(m, p, (e, r) => (e ? no(e) : ok(r))));
await post("Profiler.enable");
await post("Profiler.setSamplingInterval", { interval: 200 });
for (const read of ratioReads.filter((r) => new RegExp(process.env.ONLY ?? ".").test(r.name))) {
  const headers = read.isMember ? { authorization: `Bearer ${tokenOf(firstMember)}` } : {};
  const call = async () => {
    const a = await http.request({ method: "GET", path: `/hp/api${read.path}`, headers });
    await a.body.text();
    if (a.statusCode !== 200) throw new Error(String(a.statusCode));
  };
  for (let i = 0; i < 300; i += 1) await call();
  await post("Profiler.start");
  const took: number[] = [];
  const cpu = process.cpuUsage();
  for (let i = 0; i < 600; i += 1) {
    const from = performance.now();
    await call();
    took.push(performance.now() - from);
  }
  const used = process.cpuUsage(cpu);
  const { profile } = await post("Profiler.stop");
  writeFileSync(`/tmp/h/fast/prof/${read.name.replaceAll(/\W+/g, "-")}.cpuprofile`, JSON.stringify(profile));
  took.sort((a, b) => a - b);
  console.log(
    read.name,
    "median",
    took[300]?.toFixed(2),
    "p10",
    took[60]?.toFixed(2),
    "min",
    took[0]?.toFixed(2),
    "cpu per call ms",
    ((used.user + used.system) / 600_000).toFixed(2),
  );
}
process.exit();
