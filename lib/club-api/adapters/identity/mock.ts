import { createHash } from "node:crypto";
import type { Language } from "@/lib/shared/languages";
import { clubClock } from "@/lib/shared/time/club-time";
import { randomText, randomToken } from "../../platform/random";
import { mockDocument, mockTexts } from "./mock-page";
import { openV1, readV1Answer, sealV1, secretKeys, v1Keys } from "./nice-v1-answer";
import { type IdentityDriver, IdentityFault } from "./port";

/** A person of the MOCK driver. Those of the demo's Korean members are the same persons as in its seed. */
export type Persona = {
  key: string;
  name: string;
  /** `yyyyMMdd`, as the provider writes it. */
  birthdate: string;
  gender: "0" | "1";
  mobileno: string;
  nationalinfo: "0" | "1";
};

const korean = { nationalinfo: "0" } as const;

export const mockPersonas: readonly Persona[] = [
  { ...korean, key: "hanbit77", name: "한빛", birthdate: "19900505", gender: "0", mobileno: "01000000077" },
  { ...korean, key: "seoyun88", name: "서윤", birthdate: "19880808", gender: "0", mobileno: "01000000088" },
  { ...korean, key: "jieun12", name: "지은", birthdate: "20141224", gender: "0", mobileno: "01000000066" },
  { ...korean, key: "kimmiru", name: "김미루", birthdate: "19750314", gender: "1", mobileno: "01000000001" },
  { ...korean, key: "leesol01", name: "이솔", birthdate: "19880602", gender: "0", mobileno: "01000000002" },
  {
    ...korean,
    key: "parkbaram",
    name: "박바람",
    birthdate: "19790921",
    gender: "1",
    mobileno: "01000000003",
  },
  {
    ...korean,
    key: "choihyun1",
    name: "최현역",
    birthdate: "19850130",
    gender: "1",
    mobileno: "01000000004",
  },
  { ...korean, key: "jungyebi", name: "정예비", birthdate: "19701111", gender: "1", mobileno: "01000000005" },
  {
    ...korean,
    key: "dormant01",
    name: "한휴면",
    birthdate: "19820707",
    gender: "0",
    mobileno: "01000000006",
  },
  {
    ...korean,
    key: "penalty01",
    name: "오위약",
    birthdate: "19900218",
    gender: "1",
    mobileno: "01000000007",
  },
];

/** CI and DI of a persona: 88 and 64 characters, as the provider's are (domain.md 9.3). */
export function personaIds(key: string): { ci: string; di: string } {
  return {
    ci: createHash("sha512").update(`mock persona ${key}`).digest("base64"),
    di: createHash("sha256").update(`mock persona ${key}`).digest("hex"),
  };
}

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
      secrets: keys,
    };
  },
  finish: async (visit, back) => readV1Answer(visit, back),
};

/** The provider's side: where a request wants to be answered, once its integrity is proven. Throws `IdentityFault`. */
export function mockReturnUrl(
  secrets: Record<string, string>,
  { enc_data, integrity_value }: { enc_data: string; integrity_value: string },
): string {
  const request: unknown = JSON.parse(
    openV1(secretKeys(secrets), enc_data, integrity_value).toString("utf8"),
  );
  const isRequest = typeof request === "object" && request !== null && "returnurl" in request;
  if (!isRequest || typeof request.returnurl !== "string") throw new IdentityFault("returnurl");
  return request.returnurl;
}

/** The provider's side: the answer that names a persona. */
export function mockAnswer(
  secrets: Record<string, string>,
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
  return sealV1(secretKeys(secrets), JSON.stringify(answer));
}

/** Hidden fields of the form of M4. */
export type MockForm = { token_version_id: string; enc_data: string; integrity_value: string };

/** The provider's window of the MOCK driver: one link per persona, no script. */
export function personaPage(form: MockForm, clubCode: string, language: Language): string {
  const { lead, male, female } = mockTexts[language];
  const links = mockPersonas.map(({ key, name, birthdate, gender }) => {
    const query = new URLSearchParams({ ...form, clubCode, lang: language, persona: key });
    const born = birthdate.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1.$2.$3");
    const facts = `${born} · ${gender === "1" ? male : female}`;
    const href = escaped(`${mockPagePath}?${query}`);
    return `<li><a href="${href}">${escaped(name)} <small>${facts}</small></a></li>`;
  });
  return mockDocument(language, `<p>${lead}</p><ul>${links.join("")}</ul>`);
}

/**
 * Leads the browser back with the sealed answer, as the provider's GET return does, by the path alone: this page is of the
 * site's own origin, whichever port or name it was opened by.
 */
export function returnPage(
  returnUrl: string,
  answer: MockForm & { requestNo: string; clubCode: string },
  language: Language,
): string {
  const { pathname, searchParams } = new URL(returnUrl);
  for (const [name, value] of Object.entries(answer)) searchParams.set(name, value);
  const href = escaped(`${pathname}?${searchParams}`);
  return mockDocument(
    language,
    `<ul><li><a href="${href}">${mockTexts[language].go}</a></li></ul>`,
    `<meta http-equiv="refresh" content="0;url=${href}">`,
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
