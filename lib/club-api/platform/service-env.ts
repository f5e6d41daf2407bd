import { z } from "zod";
import { isPushService, knownPushServices } from "../adapters/push/services";
import { isKeyPair } from "../adapters/push/vapid";
import { StartError } from "./failure";

/** Keys of the server for notices on devices, whom push services turn to, and the services that are called. */
export type PushEnv = {
  keys: { publicKey: string; privateKey: string };
  contact: string;
  services: readonly string[];
};

/** External services of the server; each part has a local stand-in when it is not set. */
export type ServiceEnv = {
  redisUrl: string | undefined;
  mail: { smtpUrl: string; from: string } | undefined;
  sms: { url: string; key: string } | undefined;
  push: PushEnv | undefined;
  s3: S3Env | undefined;
  weather: WeatherEnv;
};

export type S3Env = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type WeatherEnv =
  | { driver: "MOCK" }
  | { driver: "OPEN_METEO"; url: string }
  | { driver: "KMA"; url: string; key: string };

const webAddress = z
  .url({ protocol: /^https?$/, error: "must be an address that begins with https://" })
  .optional();
const text = z.string().optional();
const drivers = ["MOCK", "OPEN_METEO", "KMA"] as const;

export const serviceShape = {
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: "must be an address that begins with redis://" })
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an address that begins with smtp:// or smtps://" })
    .optional(),
  MAIL_FROM: z.email("must be a mail address such as noreply@club.example").optional(),
  SMS_API_URL: webAddress,
  SMS_API_KEY: text,
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'must be a public key as "npm run club -- push keys" makes it')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a private key as "npm run club -- push keys" makes it')
    .optional(),
  VAPID_SUBJECT: z.url({ protocol: /^(mailto|https)$/, error: "must be mailto:… or https://…" }).optional(),
  PUSH_SERVICES: z
    .string()
    .transform((text) => text.split(",").flatMap((part) => part.trim() || []))
    .refine(
      (list) => list.length > 0 && list.every(isPushService),
      "must be a comma list of hosts or origins",
    )
    .default([...knownPushServices]),
  S3_ENDPOINT: webAddress,
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  WEATHER_DRIVER: z.enum(drivers, { error: `must be one of ${drivers.join(", ")}` }).default("MOCK"),
  OPEN_METEO_URL: webAddress,
  KMA_URL: webAddress,
  KMA_SERVICE_KEY: text,
};

const schema = z.object(serviceShape);
type Values = z.output<typeof schema>;

const openMeteoUrl = "https://api.open-meteo.com";
const kmaUrl = "https://apis.data.go.kr/1360000/VilageFcstInfoService_2.0";

/** The checked variables as services; throws `StartError` naming a variable that another one needs. */
export function readServices(env: Values): ServiceEnv {
  const mail = together(env, ["SMTP_URL", "MAIL_FROM"]);
  const sms = together(env, ["SMS_API_URL", "SMS_API_KEY"]);
  const s3 = together(env, [
    "S3_ENDPOINT",
    "S3_BUCKET",
    "S3_REGION",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
  ]);
  return {
    redisUrl: env.REDIS_URL,
    mail: mail && { smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM },
    sms: sms && { url: sms.SMS_API_URL, key: sms.SMS_API_KEY },
    push: pushOf(env),
    s3: s3 && {
      endpoint: s3.S3_ENDPOINT,
      bucket: s3.S3_BUCKET,
      region: s3.S3_REGION,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
    },
    weather: weatherOf(env),
  };
}

function pushOf(env: Values): PushEnv | undefined {
  const push = together(env, ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT"]);
  if (!push) return undefined;
  const keys = { publicKey: push.VAPID_PUBLIC_KEY, privateKey: push.VAPID_PRIVATE_KEY };
  if (!isKeyPair(keys)) {
    throw new StartError("The environment variable VAPID_PRIVATE_KEY does not belong to VAPID_PUBLIC_KEY.");
  }
  return { keys, contact: push.VAPID_SUBJECT, services: env.PUSH_SERVICES };
}

function weatherOf(env: Values): WeatherEnv {
  if (env.WEATHER_DRIVER === "MOCK") return { driver: "MOCK" };
  if (env.WEATHER_DRIVER === "OPEN_METEO") {
    return { driver: "OPEN_METEO", url: env.OPEN_METEO_URL ?? openMeteoUrl };
  }
  if (env.KMA_SERVICE_KEY === undefined) throw missing("KMA_SERVICE_KEY", "WEATHER_DRIVER=KMA");
  return { driver: "KMA", url: env.KMA_URL ?? kmaUrl, key: env.KMA_SERVICE_KEY };
}

type Texts = {
  [Name in keyof Values as Values[Name] extends string | undefined ? Name : never]: Values[Name];
};

/** All of the named variables, or undefined when none is set. */
function together<K extends keyof Texts>(
  env: Texts,
  names: readonly K[],
): { [Name in K]: string } | undefined {
  const set = names.filter((name) => env[name] !== undefined);
  const [first] = set;
  if (first === undefined) return undefined;
  const absent = names.find((name) => env[name] === undefined);
  if (absent !== undefined) throw missing(absent, first);
  return Object.fromEntries(names.map((name) => [name, env[name]])) as { [Name in K]: string };
}

function missing(name: string, because: string): StartError {
  return new StartError(`The environment variable ${name} is missing: ${because} needs it.`);
}
