import { randomUUID } from "node:crypto";
import { statfs, writeFile } from "node:fs/promises";
import { connect } from "node:tls";
import { createTransport } from "nodemailer";
import { createClient } from "redis";
import type { Env } from "../../platform/env";
import { openStorage } from "../../services";
import { type Finding, finding, reasonOf, within } from "./finding";

const limitMs = 5_000;

/** Redis, where it is set: it answers, and how fast. */
export async function redisFinding({ redisUrl }: Env): Promise<Finding> {
  if (!redisUrl) {
    return finding.warn("redis", "REDIS_URL is not set: right for one web and one club API, wrong for more.");
  }
  const client = createClient({
    url: redisUrl,
    socket: { connectTimeout: limitMs, reconnectStrategy: false },
  });
  client.on("error", () => undefined);
  try {
    await within(limitMs, client.connect());
    const startedAt = performance.now();
    await within(limitMs, client.ping());
    return finding.ok("redis", `Redis answers in ${Math.round(performance.now() - startedAt)} ms.`);
  } catch (error) {
    return finding.fail("redis", `The Redis of REDIS_URL does not answer (${reasonOf(error)}).`);
  } finally {
    client.destroy();
  }
}

/** A file is written, read and removed, as an upload would be. */
export async function storageFinding(env: Env): Promise<Finding> {
  const name = env.s3 ? "bucket" : "folder";
  try {
    const storage = await within(limitMs, openStorage(env));
    const key = `doctor/${randomUUID()}`;
    const path = storage.temporaryPath();
    await writeFile(path, key);
    await within(limitMs, storage.put(key, path));
    const opened = await within(limitMs, storage.open(key));
    const read = opened ? await new Response(opened.stream).text() : "";
    await storage.remove(key);
    return read === key
      ? finding.ok("storage", `The ${name} of uploads can be written and read.`)
      : finding.fail("storage", `The ${name} of uploads gives back something else than what was put there.`);
  } catch (error) {
    return finding.fail("storage", `The ${name} of uploads cannot be used (${reasonOf(error)}).`);
  }
}

const lowShare = 0.1;

/** Room below the data folder. */
export async function diskFinding({ dataDir }: Env): Promise<Finding> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    const free = `${((bavail * bsize) / 2 ** 30).toFixed(1)} GiB`;
    return bavail / blocks < lowShare
      ? finding.warn("disk", `Only ${free} are free below DATA_DIR=${dataDir}.`)
      : finding.ok("disk", `${free} are free below DATA_DIR.`);
  } catch (error) {
    return finding.fail("disk", `DATA_DIR=${dataDir} cannot be used (${reasonOf(error)}).`);
  }
}

/** The mail server takes the name and password; with `to` it also takes a mail. */
export async function mailFinding({ mail }: Env, to: string | undefined): Promise<Finding> {
  if (!mail) return finding.warn("mail", "SMTP_URL is not set: mails become files in DATA_DIR/outbox.");
  const transport = createTransport({
    url: mail.smtpUrl,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
  });
  try {
    if (to === undefined) {
      await within(2 * limitMs, transport.verify());
      return finding.ok("mail", "The mail server accepts the name and the password; --mail-to sends a test.");
    }
    const text = "This is a test by the operator of the club's website. Nothing has to be done.";
    await within(2 * limitMs, transport.sendMail({ from: mail.from, to, subject: "Test", text }));
    return finding.ok("mail", `The mail server took a test for ${to}.`);
  } catch (error) {
    return finding.fail("mail", `The mail server of SMTP_URL does not take mails (${reasonOf(error)}).`);
  } finally {
    transport.close();
  }
}

const soonDays = 21;
const dayMs = 86_400_000;

/** The certificates of everything that is reached by TLS, with the days that are left. */
export async function certificateFindings(env: Env, realNow: Date): Promise<Finding[]> {
  const addresses = [
    env.identity.publicOrigin,
    env.sms?.url,
    env.s3?.endpoint,
    env.holidayApi?.url,
    env.beaconUrl,
    env.weather.driver === "MOCK" ? undefined : env.weather.url,
    ...(env.identity.clientId ? [env.identity.v1Url, env.identity.intcUrl] : []),
  ].filter((address) => address?.startsWith("https:"));
  const hosts = new Set(addresses.map((address) => new URL(address ?? "").host));
  return Promise.all([...hosts].map((host) => certificateFinding(host, realNow)));
}

async function certificateFinding(host: string, realNow: Date): Promise<Finding> {
  const part = `certificate of ${host}`;
  try {
    const { validTo, isTrusted, fault } = await within(limitMs, readCertificate(host));
    const days = Math.floor((validTo.getTime() - realNow.getTime()) / dayMs);
    if (!isTrusted) return finding.fail(part, `It is not trusted (${fault}).`);
    return days < soonDays
      ? finding.warn(part, `It ends in ${days} days.`)
      : finding.ok(part, `${days} days are left.`);
  } catch (error) {
    return finding.fail(part, `There is no connection (${reasonOf(error)}).`);
  }
}

/** The certificate that a host (`name` or `name:port`) shows, trusted or not. */
function readCertificate(host: string): Promise<{ validTo: Date; isTrusted: boolean; fault: string }> {
  const { hostname, port } = new URL(`https://${host}`);
  return new Promise((resolve, reject) => {
    const options = {
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    };
    const socket = connect(options, () => {
      const { valid_to } = socket.getPeerCertificate();
      const fault = socket.authorizationError;
      resolve({ validTo: new Date(valid_to), isTrusted: socket.authorized, fault: String(fault ?? "") });
      socket.destroy();
    });
    socket.once("error", reject);
    socket.setTimeout(limitMs, () => socket.destroy(new Error("no answer")));
  });
}
