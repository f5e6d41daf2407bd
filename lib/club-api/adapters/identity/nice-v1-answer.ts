import { createCipheriv, createDecipheriv, createHash, createHmac } from "node:crypto";
import { readDate } from "@/lib/shared/time/calendar";
import { isSameText } from "../../platform/crypto";
import { IdentityFault, type ProviderReturn, secretValue, type VerifiedPerson } from "./port";

type Fields = Record<string, unknown>;

/** The person of a NICE_V1 answer (domain.md 9.1 step 6); the MOCK driver's answers are read by the same code. */
export function readV1Answer(
  { requestNo, secrets }: { requestNo: string; secrets: Record<string, string> },
  back: ProviderReturn,
): VerifiedPerson {
  const { enc_data: encData, integrity_value: integrity } = back;
  if (encData === undefined || integrity === undefined) throw new IdentityFault("answer");
  const fields = parseFields(openV1(secretKeys(secrets), encData, integrity));
  if (fields.resultcode !== "0000")
    throw new IdentityFault(`result ${String(fields.resultcode).slice(0, 8)}`);
  if (fields.requestno !== requestNo) throw new IdentityFault("requestno");
  return personOf({
    name: decodedName(fields),
    birth: fields.birthdate,
    gender: fields.gender,
    nation: fields.nationalinfo,
    phoneNo: fields.mobileno,
    ci: fields.ci,
    di: fields.di,
  });
}

/** JSON in EUC-KR. */
function parseFields(bytes: Buffer): Fields {
  try {
    const value: unknown = JSON.parse(new TextDecoder("euc-kr").decode(bytes));
    if (typeof value === "object" && value !== null) return value as Fields;
  } catch {
    // Told below like any other answer that cannot be read.
  }
  throw new IdentityFault("json");
}

/** `utf8_name` holds what EUC-KR cannot, URL-encoded. */
function decodedName({ name, utf8_name: coded }: Fields): unknown {
  if (typeof coded !== "string" || coded === "") return name;
  try {
    return decodeURIComponent(coded);
  } catch {
    return name;
  }
}

/** A provider's fields as a person; throws `IdentityFault` when one is missing. Gender 0 is female, 1 male. */
export function personOf(found: {
  name: unknown;
  birth: unknown;
  gender: unknown;
  nation: unknown;
  phoneNo: unknown;
  ci: unknown;
  di: unknown;
}): VerifiedPerson {
  const birth = readDate(textOf(found.birth, "birthdate"));
  if (birth === null) throw new IdentityFault("birthdate");
  return {
    name: textOf(found.name, "name"),
    birth,
    gender: textOf(found.gender, "gender") === "1" ? "M" : "F",
    phoneNo: textOf(found.phoneNo, "mobile"),
    isForeigner: found.nation === "1",
    ci: textOf(found.ci, "ci"),
    di: textOf(found.di, "di"),
  };
}

function textOf(value: unknown, field: string): string {
  if (typeof value !== "string" || value === "" || value.length > 200) throw new IdentityFault(field);
  return value;
}

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
export function secretKeys(secrets: Record<string, string>): V1Keys {
  return {
    key: secretValue(secrets, "key"),
    iv: secretValue(secrets, "iv"),
    hmacKey: secretValue(secrets, "hmacKey"),
  };
}

function integrityOf(keys: V1Keys, encData: string): string {
  return createHmac("sha256", keys.hmacKey).update(encData).digest("base64");
}
