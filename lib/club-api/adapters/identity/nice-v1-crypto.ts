import { createCipheriv, createDecipheriv, createHash, createHmac } from "node:crypto";
import { isSameText } from "../../platform/crypto";
import { IdentityFault, keptValue } from "./port";

/** The keys of one visit, as ASCII text (domain.md 9.1, 14.5). */
export type V1Keys = { key: string; iv: string; hmacKey: string };

/** `base64(SHA-256(req_dtim + req_no + token_val))`, cut into the AES key, the IV and the HMAC key. */
export function v1Keys(requestTime: string, requestNo: string, tokenValue: string): V1Keys {
  const whole = createHash("sha256").update(`${requestTime}${requestNo}${tokenValue}`).digest("base64");
  return { key: whole.slice(0, 16), iv: whole.slice(-16), hmacKey: whole.slice(0, 32) };
}

/** AES-128-CBC, PKCS7, base64, and the HMAC-SHA-256 over that text. */
export function sealV1(keys: V1Keys, plain: string): { enc_data: string; integrity_value: string } {
  const cipher = createCipheriv("aes-128-cbc", keys.key, keys.iv);
  const enc_data = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]).toString("base64");
  return { enc_data, integrity_value: integrityOf(keys, enc_data) };
}

/** The bytes behind an answer; the integrity is checked first, so that nothing forged reaches the cipher. */
export function openV1(keys: V1Keys, encData: string, integrity: string): Buffer {
  if (!isSameText(integrityOf(keys, encData), integrity)) throw new IdentityFault("integrity");
  try {
    const decipher = createDecipheriv("aes-128-cbc", keys.key, keys.iv);
    return Buffer.concat([decipher.update(encData, "base64"), decipher.final()]);
  } catch {
    throw new IdentityFault("cipher");
  }
}

/** The keys that a visit kept. */
export function keptKeys(kept: Record<string, string>): V1Keys {
  return {
    key: keptValue(kept, "key"),
    iv: keptValue(kept, "iv"),
    hmacKey: keptValue(kept, "hmacKey"),
  };
}

function integrityOf(keys: V1Keys, encData: string): string {
  return createHmac("sha256", keys.hmacKey).update(encData).digest("base64");
}
