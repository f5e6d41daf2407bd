import { clubClock } from "@/lib/shared/time/club-time";
import { readV1Answer, sealV1, v1Keys } from "./nice-v1-answer";
import { type IdentityDriver, IdentityFault, type IdentityRequest } from "./port";
import { fieldOf, postJson, textField } from "./provider-http";

export type NiceV1Settings = {
  /** `https://svc.niceapi.co.kr:22001`; a test's own server elsewhere. */
  baseUrl: string;
  /** Where the browser's form is posted to. */
  windowUrl: string;
  clientId: string;
  clientSecret: string;
  productId: string;
};

type InstitutionToken = { value: string; endsAt: number };
type CryptoToken = { requestTime: string; siteCode: string; versionId: string; value: string };

const providerZone = "Asia/Seoul";
/** Institution tokens live for decades; one per client and process is enough. */
const institutionTokens = new Map<string, InstitutionToken>();

/** NICE "표준창", integrated version (domain.md 9.1). */
export function niceV1(settings: NiceV1Settings): IdentityDriver {
  return {
    name: "NICE_V1",
    async begin(request) {
      const crypto = await cryptoToken(settings, request);
      const keys = v1Keys(crypto.requestTime, request.requestNo, crypto.value);
      const plain = JSON.stringify({
        requestno: request.requestNo,
        returnurl: request.returnUrl,
        sitecode: crypto.siteCode,
        authtype: "M",
        methodtype: "get",
        popupyn: "Y",
      });
      return {
        action: settings.windowUrl,
        method: "POST",
        fields: { m: "service", token_version_id: crypto.versionId, ...sealV1(keys, plain) },
        providerRef: crypto.versionId,
        secrets: keys,
      };
    },
    finish: async (visit, back) => readV1Answer(visit, back),
  };
}

async function cryptoToken(settings: NiceV1Settings, request: IdentityRequest): Promise<CryptoToken> {
  const institution = await institutionToken(settings, request.now);
  const seconds = Math.floor(request.now.getTime() / 1000);
  const bearer = Buffer.from(`${institution}:${seconds}:${settings.clientId}`).toString("base64");
  const requestTime = clubClock(request.now, providerZone).replace(/\D/g, "");
  const answer = await postJson(
    `${settings.baseUrl}/digital/niceid/api/v1.0/common/crypto/token`,
    {
      "content-type": "application/json",
      authorization: `bearer ${bearer}`,
      ProductID: settings.productId,
    },
    JSON.stringify({
      dataHeader: { CNTY_CD: "ko" },
      dataBody: { req_dtim: requestTime, req_no: request.requestNo, enc_mode: "1" },
    }),
  );
  requireCode(answer, ["dataHeader", "GW_RSLT_CD"], "1200");
  requireCode(answer, ["dataBody", "rsp_cd"], "P000");
  requireCode(answer, ["dataBody", "result_cd"], "0000");
  return {
    requestTime,
    siteCode: textField(answer, "dataBody", "site_code"),
    versionId: textField(answer, "dataBody", "token_version_id"),
    value: textField(answer, "dataBody", "token_val"),
  };
}

async function institutionToken(settings: NiceV1Settings, now: Date): Promise<string> {
  const name = `${settings.baseUrl} ${settings.clientId}`;
  const known = institutionTokens.get(name);
  if (known && known.endsAt > now.getTime()) return known.value;
  const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString("base64");
  const answer = await postJson(
    `${settings.baseUrl}/digital/niceid/oauth/oauth/token`,
    { "content-type": "application/x-www-form-urlencoded", authorization: `Basic ${basic}` },
    "grant_type=client_credentials&scope=default",
  );
  requireCode(answer, ["dataHeader", "GW_RSLT_CD"], "1200");
  const value = textField(answer, "dataBody", "access_token");
  const seconds = Number(fieldOf(answer, "dataBody", "expires_in"));
  const endsAt = now.getTime() + (Number.isFinite(seconds) ? seconds : 0) * 1000;
  institutionTokens.set(name, { value, endsAt });
  return value;
}

function requireCode(answer: unknown, path: readonly string[], expected: string): void {
  const code = fieldOf(answer, ...path);
  if (code !== expected) throw new IdentityFault(`${path.at(-1)} ${String(code).slice(0, 8)}`);
}
