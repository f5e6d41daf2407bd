import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { request } from "undici";
import { median } from "./median.mjs";

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const milliseconds = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/**
 * Requests per second and the 99th percentile of latency in ms of one address, asked by wrk: a generator in C, faster than what
 * it asks. One thread of it, since the machine has two cores. Throws when an answer is no success: wrk counts those of 400 and more,
 * where the address leads is seen by one call before.
 */
export async function load(url, { connections, headers = {} }) {
  const before = await request(url, { headers });
  await before.body.dump();
  if (before.statusCode < 200 || before.statusCode > 299) throw new Error(`${url}: ${before.statusCode}`);
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  // An answer that takes 10 s is none; by itself wrk would say so after 2, which other work on the machine can make of it.
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s", "--latency", ...given, url];
  const { stdout } = await promisify(execFile)("wrk", args).catch((error) => {
    if (error.code === "ENOENT")
      throw new Error(
        "This benchmark asks with wrk: apt-get install wrk (Debian), brew install wrk (macOS).",
      );
    throw error;
  });
  return numbersOf(stdout, url);
}

/** Reads the output of wrk; throws where an answer failed. */
export function numbersOf(text, url) {
  const failed = /Non-2xx[^\n]*|Socket errors[^\n]*/.exec(text);
  if (failed) throw new Error(`${url}: ${failed[0]}`);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(text) ?? [];
  if (!(rate > 0) || unit === undefined) throw new Error(`${url}: wrk says\n${text}`);
  return { rate, p99: Number(value) * milliseconds[unit] };
}

/** Median requests per second of several addresses, in turns so that a busy moment hits all of them. */
export async function ratesInTurns(urls, { rounds, ...options }) {
  const rates = urls.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [place, url] of urls.entries()) rates[place].push((await load(url, options)).rate);
  return rates.map(median);
}
