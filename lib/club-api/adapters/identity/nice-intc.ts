import { createDecipheriv, createHmac, pbkdf2Sync } from "node:crypto";
import { isSameText } from "../../platform/crypto";
import { personOf } from "./nice-v1-answer";
import { type IdentityDriver, IdentityFault, type ProviderReturn, secretValue } from "./port";
import { fieldOf, postJson, textField } from "./provider-http";

export type IntcKeys = { key: string; hmacKey: string };

const ivBytes = 16;
const tagBytes = 16;

/** PBKDF2-HMAC-SHA-256 over the ticket, 64 bytes as base64url: 86 characters, cut into both keys (domain.md 9.2). */
export function intcKeys(ticket: string, transactionId: string, iterators: number): IntcKeys {
  const whole = pbkdf2Sync(ticket, transactionId, iterators, 64, "sha256").toString("base64url");
  return { key: whole.slice(0, 32), hmacKey: whole.slice(48, 80) };
}

/** The text behind an answer: IV, cipher and tag of AES-256-GCM in base64url; the integrity is checked first. */
export function openIntc(keys: IntcKeys, encData: string, integrity: string): string {
  const expected = createHmac("sha256", keys.hmacKey).update(encData).digest("base64url");
  if (!isSameText(expected, integrity)) throw new IdentityFault("integrity");
  const bytes = Buffer.from(encData, "base64url");
  if (bytes.length <= ivBytes + tagBytes) throw new IdentityFault("cipher");
  try {
    const decipher = createDecipheriv("aes-256-gcm", keys.key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const plain = [decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()];
    return Buffer.concat(plain).toString("utf8");
  } catch {
    throw new IdentityFault("cipher");
  }
}

export type NiceIntcSettings = {
  /** `https://auth.niceid.co.kr`; a test's own server elsewhere. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
};

type Grant = { accessToken: string; ticket: string; iterators: number };

const path = "/ido/intc/v1.0/auth";
/** More rounds than any real ticket asks for: a broken answer cannot keep the server busy. */
const maxIterators = 100_000;

/** The newer NICE service (domain.md 9.2): the browser goes to an address of the provider, the server fetches the result. */
export function niceIntc(settings: NiceIntcSettings): IdentityDriver {
  return {
    name: "NICE_INTC",
    async begin({ requestNo, returnUrl }) {
      const grant = await newGrant(settings, requestNo);
      const answer = await call(settings, "url", grant.accessToken, {
        request_no: requestNo,
        return_url: returnUrl,
        close_url: returnUrl,
        svc_types: ["M"],
        method_type: "GET",
        exp_mods: [],
      });
      const transactionId = textField(answer, "transaction_id");
      return {
        action: textField(answer, "auth_url"),
        method: "GET",
        fields: {},
        providerRef: transactionId,
        secrets: { ...grant, iterators: String(grant.iterators), transactionId },
      };
    },
    finish: (visit, back) => readResult(settings, visit, back),
  };
}

async function readResult(
  settings: NiceIntcSettings,
  { requestNo, secrets }: { requestNo: string; secrets: Record<string, string> },
  back: ProviderReturn,
) {
  if (back.web_transaction_id === undefined) throw new IdentityFault("answer");
  const transactionId = secretValue(secrets, "transactionId");
  const answer = await call(settings, "result", secretValue(secrets, "accessToken"), {
    web_transaction_id: back.web_transaction_id,
    transaction_id: transactionId,
    request_no: requestNo,
  });
  const keys = intcKeys(
    secretValue(secrets, "ticket"),
    transactionId,
    Number(secretValue(secrets, "iterators")),
  );
  const plain = openIntc(keys, textField(answer, "enc_data"), textField(answer, "integrity_value"));
  const fields = parsed(plain);
  const answered = fieldOf(fields, "request_no");
  if (answered !== undefined && answered !== requestNo) throw new IdentityFault("requestno");
  return personOf({
    name: fieldOf(fields, "name"),
    birth: fieldOf(fields, "birthdate"),
    gender: fieldOf(fields, "gender"),
    nation: fieldOf(fields, "national_info"),
    phoneNo: fieldOf(fields, "mobile_no"),
    ci: fieldOf(fields, "ci"),
    di: fieldOf(fields, "di"),
  });
}

/** A token of this visit's own: its ticket is what the keys of the answer come from. */
async function newGrant(settings: NiceIntcSettings, requestNo: string): Promise<Grant> {
  const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString("base64url");
  const answer = await send(settings, "token", `Basic ${basic}`, {
    grant_type: "client_credentials",
    request_no: requestNo,
  });
  const iterators = Number(fieldOf(answer, "iterators"));
  if (!Number.isInteger(iterators) || iterators < 1 || iterators > maxIterators) {
    throw new IdentityFault("iterators");
  }
  return {
    accessToken: textField(answer, "access_token"),
    ticket: textField(answer, "ticket"),
    iterators,
  };
}

function call(settings: NiceIntcSettings, name: string, accessToken: string, body: object): Promise<unknown> {
  return send(settings, name, `Bearer ${accessToken}`, body);
}

async function send(
  settings: NiceIntcSettings,
  name: string,
  authorization: string,
  body: object,
): Promise<unknown> {
  const headers = { "content-type": "application/json", authorization, "X-Intc-DevLang": "node" };
  const answer = await postJson(`${settings.baseUrl}${path}/${name}`, headers, JSON.stringify(body));
  const code = fieldOf(answer, "result_code");
  if (code !== "0000") throw new IdentityFault(`result_code ${String(code).slice(0, 8)}`);
  return answer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new IdentityFault("json");
  }
}
