import { createHash } from "node:crypto";
import { Agent, type Dispatcher, request } from "undici";
import { deriveToken, isSameText } from "../../platform/crypto";
import type { PushEnv } from "../../platform/service-env";
import { encryptPush, isCurvePoint } from "./encrypt";
import { endpointCheck } from "./services";
import { vapidSigner } from "./vapid";

/** A device as its browser has subscribed it. */
export type PushDevice = { endpoint: string; p256dh: string; auth: string };

/** A message for a device. `messageId` is the same at every try: of two copies a device shows one. */
export type Push = {
  messageId: string;
  device: PushDevice;
  /** Payload for the device's service worker, as JSON. */
  content: object;
  /** How long the push service keeps it for a device that is off. */
  ttlSeconds: number;
  /** The mail address of the club that sends; the server's own contact without it. */
  contact?: string;
};

/** The device has unsubscribed, or its browser is gone: no further message will reach it. */
export class DeviceGone extends Error {}
/** The push service asks for patience. */
export class PushBusy extends Error {
  constructor(
    message: string,
    readonly waitMs: number,
  ) {
    super(message);
  }
}
/** The push service will not take this message, however often it is tried. */
export class PushRefused extends Error {}

/** Where messages for devices go. `send` rejects when the message was not taken over. */
export type PushSender = {
  /** By which browsers subscribe; devices of another key cannot be reached by this sender. */
  publicKey: string;
  /** Whether a device is of a push service that is called, with a key that can be encrypted for. */
  accepts(device: PushDevice): boolean;
  send(push: Push): Promise<void>;
  /** By which a device confirms a message that it has got. */
  receiptOf(messageId: string): string;
  isReceipt(messageId: string, receipt: string): boolean;
  close(): Promise<void>;
};

const timeoutMs = 10_000;
const longestWaitMs = 60 * 60_000;

/** Sends by the web's own standard (RFC 8030), encrypted for the device (RFC 8291), signed by the server (RFC 8292). */
export function webPush({ keys, contact, services }: PushEnv): PushSender {
  const authorize = vapidSigner(keys);
  const allows = endpointCheck(services);
  const lines = new Agent({
    connections: 32,
    connect: { timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const receiptOf = (messageId: string) =>
    deriveToken(keys.privateKey, "push-receipt", messageId).slice(0, 22);
  return {
    publicKey: keys.publicKey,
    accepts: ({ endpoint, p256dh }) => allows(endpoint) && isCurvePoint(Buffer.from(p256dh, "base64url")),
    receiptOf,
    isReceipt: (messageId, receipt) => isSameText(receiptOf(messageId), receipt),
    async send({ messageId, device, content, ttlSeconds, contact: club }) {
      // The list may have become shorter since the device was subscribed.
      if (!allows(device.endpoint)) throw new DeviceGone("The push service is not on the list.");
      const body = encryptPush(Buffer.from(JSON.stringify(content)), {
        p256dh: Buffer.from(device.p256dh, "base64url"),
        auth: Buffer.from(device.auth, "base64url"),
      });
      const answer = await request(device.endpoint, {
        method: "POST",
        dispatcher: lines,
        headers: {
          authorization: authorize(new URL(device.endpoint).origin, club ? `mailto:${club}` : contact),
          "content-encoding": "aes128gcm",
          "content-type": "application/octet-stream",
          ttl: String(ttlSeconds),
          urgency: "high",
          topic: createHash("sha256").update(messageId).digest("base64url").slice(0, 32),
        },
        body,
      });
      await answer.body.dump();
      // A redirect is a refusal too: it would carry the message to another place.
      if (answer.statusCode < 200 || answer.statusCode >= 300) throw refusal(answer);
    },
    close: () => lines.close(),
  };
}

function refusal({ statusCode: status, headers }: Dispatcher.ResponseData): Error {
  const said = `The push service answered ${status}.`;
  if (status === 404 || status === 410) return new DeviceGone(said);
  if (status === 400 || status === 413) return new PushRefused(said);
  const seconds = Number(headers["retry-after"] ?? Number.NaN);
  if (Number.isNaN(seconds)) return new Error(said);
  return new PushBusy(said, Math.min(Math.max(seconds, 0) * 1000, longestWaitMs));
}
