import { createCipheriv, createECDH, createHmac, ECDH, randomBytes } from "node:crypto";

/** The keys of a browser's subscription (Push API, `getKey`): its public key and its secret. */
export type SubscriptionKeys = { p256dh: Buffer; auth: Buffer };
type Fresh = { salt: Buffer; privateKey: Buffer };

const curve = "prime256v1";
const recordSize = 4096;
const firstBlock = Buffer.from([1]);
/** The longest message of one record: less than what every push service takes. */
export const maxPushBytes = 3000;

/** A message for one subscription (RFC 8291), as one record of `aes128gcm` (RFC 8188). `fresh` is for the vectors of the RFC. */
export function encryptPush(message: Buffer, { p256dh, auth }: SubscriptionKeys, fresh?: Fresh): Buffer {
  if (message.length > maxPushBytes) throw new Error("The message is too long for a push service.");
  const sender = createECDH(curve);
  if (fresh) sender.setPrivateKey(fresh.privateKey);
  else sender.generateKeys();
  const salt = fresh?.salt ?? randomBytes(16);
  const senderKey = sender.getPublicKey();
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, senderKey]);
  const secret = derive(sender.computeSecret(p256dh), auth, keyInfo, 32);
  const contentKey = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const cipher = createCipheriv("aes-128-gcm", contentKey, nonce);
  // 2 ends the last record.
  const sealed = [cipher.update(message), cipher.update(Buffer.from([2])), cipher.final()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize, 0);
  head.writeUInt8(senderKey.length, 4);
  return Buffer.concat([salt, head, senderKey, ...sealed, cipher.getAuthTag()]);
}

/** HKDF (RFC 5869) with SHA-256 for up to 32 bytes: of one block, half the work of `hkdfSync`. */
function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  const key = createHmac("sha256", salt).update(secret).digest();
  return createHmac("sha256", key).update(info).update(firstBlock).digest().subarray(0, length);
}

/** Whether a key is a point of the curve: nothing can be encrypted for any other. */
export function isCurvePoint(key: Buffer): boolean {
  try {
    ECDH.convertKey(key, curve);
    return true;
  } catch {
    return false;
  }
}
