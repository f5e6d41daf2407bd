import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";

/**
 * A push service on this machine, with the browsers behind it: each subscription has keys of its own, and what is sent to
 * it is decrypted by them as RFC 8291 tells a browser to. It refuses what has no valid signature of RFC 8292.
 */
export async function startPushService() {
  const browsers = new Map();
  const server = createServer((request, response) => {
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const status = take(browsers.get(request.url), request, Buffer.concat(chunks));
      const headers = status === 429 ? { "retry-after": "120" } : {};
      response.writeHead(status, headers).end();
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    origin,
    /** A browser that subscribes; `received` holds what it was pushed, `status` what the service says of it. */
    subscribe(onMessage = () => {}) {
      const path = `/push/${randomBytes(16).toString("hex")}`;
      const browser = newBrowser(`${origin}${path}`, onMessage);
      browsers.set(path, browser);
      return browser;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

function newBrowser(endpoint, onMessage) {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    keys,
    auth,
    onMessage,
    /** 201 takes messages over; 410 is a browser that has unsubscribed. */
    status: 201,
    received: [],
    subscription: {
      endpoint,
      p256dh: keys.getPublicKey("base64url"),
      auth: auth.toString("base64url"),
    },
  };
}

/** Signatures that were verified, by their header: a server signs once for many messages, as a push service knows. */
const verified = new Map();

function take(browser, request, body) {
  if (!browser) return 404;
  const { headers } = request;
  const header = headers.authorization ?? "";
  if (!verified.has(header)) verified.set(header, claimsOf(header));
  const claims = verified.get(header);
  if (!claims || claims.aud !== `http://${headers.host}`) return 403;
  if (headers["content-encoding"] !== "aes128gcm" || !headers.ttl) return 400;
  if (browser.status >= 300) return browser.status;
  const { ttl, topic, urgency } = headers;
  let content;
  const message = {
    /** Decrypted when it is first read: a browser does that on a processor of its own. */
    get content() {
      content ??= JSON.parse(decryptPush(body, browser).toString("utf8"));
      return content;
    },
    ttl: Number(ttl),
    topic,
    urgency,
    claims,
  };
  browser.received.push(message);
  browser.onMessage(message);
  return browser.status;
}

/** The claims of a header `Authorization` whose signature its own key verifies; null for any other. */
function claimsOf(header) {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head, claims, signature] = token.split(".");
  if (!signature) return null;
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isValid = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  return isValid ? { ...JSON.parse(Buffer.from(claims, "base64url").toString()), key } : null;
}

/** The one record of a message, by a browser's keys. */
export function decryptPush(body, { keys, auth }) {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const derive = (secret, from, info, length) => Buffer.from(hkdfSync("sha256", secret, from, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), senderKey]);
  const secret = derive(keys.computeSecret(senderKey), auth, info, 32);
  const contentKey = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", contentKey, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("There is no end.");
  return padded.subarray(0, end);
}
