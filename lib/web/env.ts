import { BlockList, isIPv6 } from "node:net";
import { logLevels } from "@/lib/shared/server/log-line";
import { defaultDrainSeconds } from "@/lib/shared/server/stop-server";
import { asksForTraces, TracingProblem } from "@/lib/shared/server/tracing-env";
import { readWalletKeys, type WalletKeys, WalletProblem } from "./wallet-keys";

/** The web's configuration, read once at start; every mistake is one sentence that names the variable. */
export type WebEnv = {
  port: number;
  clubCode: string;
  apiUrl: string;
  publicOrigin: string | null;
  productImageBase: string | null;
  /** The script of a postcode service that visitors look their address up in (domain.md 9.4). */
  addressSearchScript: string | null;
  sessionSecret: string;
  trustedProxies: readonly string[];
  redisUrl: string | null;
  /** Keys that sign tickets for wallet apps; no tickets without them. */
  wallet: WalletKeys | null;
  /** How long a process that was told to stop goes on answering on open connections. */
  drainMs: number;
  /** A trial site: no search engine may know it. */
  isUnlisted: boolean;
  /** Where the process's own figures are served, apart from the public port; null: nothing is measured. */
  metrics: { port: number; host: string } | null;
};

export class EnvProblem extends Error {}

type Source = Record<string, string | undefined>;

function origin(source: Source, name: string): string | null {
  const value = source[name];
  if (!value) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new EnvProblem(`${name} must be an http or https address, such as https://www.club.example.`);
  }
  return value.replace(/\/+$/, "");
}

function secret(source: Source): string {
  const value = source.SESSION_SECRET ?? "";
  if (value.split(",").some((one) => one.length < 32)) {
    throw new EnvProblem(
      "SESSION_SECRET must be set, with at least 32 characters; put an old one after a comma to rotate.",
    );
  }
  return value;
}

function isUnlisted(source: Source): boolean {
  const value = source.SEARCH_ENGINES || "open";
  if (value !== "open" && value !== "closed") {
    throw new EnvProblem("SEARCH_ENGINES must be open or closed.");
  }
  return value === "closed";
}

function port(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    throw new EnvProblem(`${name} must be a number from 1 to 65535.`);
  return value;
}

function drainMs(source: Source): number {
  const value = source.DRAIN_SECONDS || String(defaultDrainSeconds(source.NODE_ENV));
  if (!/^[0-7]$/.test(value)) throw new EnvProblem("DRAIN_SECONDS must be a number of seconds from 0 to 7.");
  return Number(value) * 1000;
}

function metrics(source: Source): WebEnv["metrics"] {
  if (!source.METRICS_PORT) return null;
  return { port: port("METRICS_PORT", source.METRICS_PORT), host: source.METRICS_HOST || "127.0.0.1" };
}

function checkLog(source: Source): void {
  if (source.LOG_LEVEL && !(logLevels as readonly string[]).includes(source.LOG_LEVEL)) {
    throw new EnvProblem(`LOG_LEVEL must be one of ${logLevels.join(", ")}.`);
  }
}

function checkTraces(source: Source): void {
  try {
    asksForTraces(source);
  } catch (error) {
    throw error instanceof TracingProblem ? new EnvProblem(error.message) : error;
  }
}

function wallet(source: Source): WalletKeys | null {
  try {
    return readWalletKeys(source);
  } catch (error) {
    throw error instanceof WalletProblem ? new EnvProblem(error.message) : error;
  }
}

function proxies(source: Source): string[] {
  const list = (source.TRUSTED_PROXIES ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  try {
    addressList(list);
  } catch {
    throw new EnvProblem(
      "TRUSTED_PROXIES must be a comma list of addresses or CIDR ranges, such as 10.0.0.0/8,::1.",
    );
  }
  return list;
}

/** A matcher of addresses and CIDR ranges, IPv4 and IPv6. */
export function addressList(list: readonly string[]): BlockList {
  const matcher = new BlockList();
  for (const one of list) {
    const [address = "", bits] = one.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) matcher.addAddress(address, family);
    else matcher.addSubnet(address, Number(bits), family);
  }
  return matcher;
}

/** Reads and checks the environment; throws `EnvProblem` with one sentence. */
export function readWebEnv(source: Source = process.env): WebEnv {
  const clubCode = source.CLUB_CODE ?? "";
  if (!/^[A-Za-z0-9]{2,10}$/.test(clubCode))
    throw new EnvProblem("CLUB_CODE must be set to the club's code, such as MS01.");
  const apiUrl = origin(source, "HP_API_URL");
  if (!apiUrl)
    throw new EnvProblem(
      "HP_API_URL must be set to the address of the club API, such as http://localhost:4000.",
    );
  checkLog(source);
  checkTraces(source);
  return {
    port: port("PORT", source.PORT ?? "3000"),
    clubCode,
    apiUrl,
    publicOrigin: origin(source, "PUBLIC_ORIGIN"),
    productImageBase: origin(source, "PRODUCT_IMAGE_BASE"),
    addressSearchScript: origin(source, "ADDRESS_SEARCH_SCRIPT"),
    sessionSecret: secret(source),
    trustedProxies: proxies(source),
    redisUrl: source.REDIS_URL || null,
    wallet: wallet(source),
    drainMs: drainMs(source),
    isUnlisted: isUnlisted(source),
    metrics: metrics(source),
  };
}

/**
 * A warning for an https site without trusted proxies: this server speaks plain http, so a proxy ends TLS and every
 * visitor has the proxy's address. Null when the settings fit.
 */
export function proxyWarning(env: Pick<WebEnv, "publicOrigin" | "trustedProxies">): string | null {
  if (!env.publicOrigin?.startsWith("https:") || env.trustedProxies.length > 0) return null;
  return (
    "PUBLIC_ORIGIN is https and TRUSTED_PROXIES is empty: name the proxy that ends TLS, or every visitor has its " +
    "address, shares its limits and is blocked with it."
  );
}

let cached: WebEnv | undefined;

/** The environment of this process, checked at the first use. */
export function webEnv(): WebEnv {
  cached ??= readWebEnv();
  return cached;
}
