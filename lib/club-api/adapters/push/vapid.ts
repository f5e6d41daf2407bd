import { createECDH, createPrivateKey, type KeyObject, sign } from "node:crypto";

/** The pair by which push services know this server (RFC 8292): a raw point and a raw scalar of P-256 in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** A new pair. */
export function makeVapidKeys(): VapidKeys {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: pair.getPrivateKey().toString("base64url").padStart(43, "A"),
  };
}

/** Whether the two belong together. */
export function isKeyPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
    return pair.getPublicKey("base64url") === publicKey;
  } catch {
    return false;
  }
}

const lifeSeconds = 12 * 60 * 60;
const renewSeconds = 60 * 60;
/** Signatures that are kept: what members name as their push services must not fill the memory. */
const mostKept = 1000;

/** Makes the header `Authorization` for a push service on behalf of a contact; one signature serves an hour. */
export function vapidSigner(keys: VapidKeys): (audience: string, contact: string) => string {
  const key = privateKeyOf(keys);
  const made = new Map<string, { header: string; until: number }>();
  return (audience, contact) => {
    // Real clock: push services check the time of the signature by theirs.
    const now = Math.floor(Date.now() / 1000);
    const place = `${audience} ${contact}`;
    const known = made.get(place);
    if (known && known.until > now) return known.header;
    const token = signToken(key, { aud: audience, exp: now + lifeSeconds, sub: contact });
    const header = `vapid t=${token}, k=${keys.publicKey}`;
    if (made.size >= mostKept) made.clear();
    made.set(place, { header, until: now + renewSeconds });
    return header;
  };
}

function privateKeyOf({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  return createPrivateKey({
    key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "", d: privateKey },
    format: "jwk",
  });
}

/** A signed token (RFC 7519) by ES256. */
function signToken(key: KeyObject, claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const signature = sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
  return `${text}.${signature.toString("base64url")}`;
}
