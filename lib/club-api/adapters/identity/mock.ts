import { clubClock } from "@/lib/shared/time/club-time";
import { randomText, randomToken } from "../../platform/random";
import { type Persona, personaIds } from "./mock-personas";
import { readV1Answer } from "./nice-v1-answer";
import { keptKeys, openV1, sealV1, v1Keys } from "./nice-v1-crypto";
import { type IdentityDriver, IdentityFault } from "./port";

/** Where the browser's form goes: a page of the club API itself. */
export const mockPagePath = "/hp/api/member/nice-check/mock";

/** NICE_V1 with ourselves in the provider's place (domain.md 9.3): the same keys, the same checks, no credentials. */
export const mockDriver: IdentityDriver = {
  name: "MOCK",
  async begin({ requestNo, returnUrl, now }) {
    const requestTime = clubClock(now, "Asia/Seoul").replace(/\D/g, "");
    const keys = v1Keys(requestTime, requestNo, randomToken());
    const versionId = `${requestTime.slice(0, 8)}MOCK${randomText(12, "0123456789ABCDEF")}`;
    const plain = JSON.stringify({
      requestno: requestNo,
      returnurl: returnUrl,
      sitecode: "MOCK",
      methodtype: "get",
      popupyn: "Y",
    });
    return {
      action: mockPagePath,
      method: "POST",
      fields: { m: "service", token_version_id: versionId, ...sealV1(keys, plain) },
      providerRef: versionId,
      kept: keys,
    };
  },
  finish: async (visit, back) => readV1Answer(visit, back),
};

/** The provider's side: where a request wants to be answered, once its integrity is proven. Throws `IdentityFault`. */
export function mockReturnUrl(
  kept: Record<string, string>,
  { enc_data, integrity_value }: { enc_data: string; integrity_value: string },
): string {
  const request: unknown = JSON.parse(openV1(keptKeys(kept), enc_data, integrity_value).toString("utf8"));
  const isRequest = typeof request === "object" && request !== null && "returnurl" in request;
  if (!isRequest || typeof request.returnurl !== "string") throw new IdentityFault("returnurl");
  return request.returnurl;
}

/** The provider's side: the answer that names a persona. */
export function mockAnswer(
  kept: Record<string, string>,
  requestNo: string,
  persona: Persona,
): { enc_data: string; integrity_value: string } {
  const { key, name, ...fields } = persona;
  const answer = {
    resultcode: "0000",
    requestno: requestNo,
    sitecode: "MOCK",
    authtype: "M",
    name: "",
    utf8_name: encodeURIComponent(name),
    ...fields,
    ...personaIds(key),
  };
  return sealV1(keptKeys(kept), JSON.stringify(answer));
}
