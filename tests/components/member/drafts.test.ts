import {
  extraChange,
  extraDraft,
  extraFaults,
  readNumber,
} from "@/components/member/account/additional/extra-draft";
import { identityProof, infoChange, infoDraft } from "@/components/member/account/info/info-draft";
import type { MemberInfo } from "@/lib/contract/accounts/members";
import { deviceName } from "@/lib/web/runtime/session/device-name";

const info = {
  name: "김미루",
  birth: "1975-03-14",
  gender: "M",
  phoneNo: "010-0000-0001",
  email: "miru@mirsol.example",
  zipCode: "00027",
  address: "Solbaram-ro 5",
  addressDetail: "",
  lang: "ko",
  nameEn: "KIM MIRU",
  marketing: { sms: true, email: true, push: false },
  extra: { job: "J2", handicap: 12.4, married: true },
} as MemberInfo;

describe("a change of the own data", () => {
  test("names the changed fields only; an emptied English name is taken back", () => {
    const draft = { ...infoDraft(info), nameEn: " ", email: " new@mirsol.example " };
    const { nameEn, email } = draft;
    expect(infoChange(draft, { nameEn, email }, null)).toEqual({ nameEn: null, email: "new@mirsol.example" });
  });

  test("sends the ways of advertising as a whole", () => {
    const draft = { ...infoDraft(info), sms: "" };
    expect(infoChange(draft, { sms: "" }, null)).toEqual({
      marketing: { sms: false, email: true, push: false },
    });
  });

  test("takes from an identity check what differs, a phone by its digits", () => {
    const person = {
      certToken: "ct_1",
      name: "김미루",
      birth: "1975-03-14",
      gender: "M",
      phoneNo: "01000000001",
    } as const;
    expect(identityProof(info, person)).toBeNull();
    const proof = identityProof(info, { ...person, phoneNo: "010-9999-0001" });
    expect(infoChange(infoDraft(info), {}, proof)).toEqual({ phoneNo: "010-9999-0001", certToken: "ct_1" });
  });
});

describe("what is told voluntarily", () => {
  const draft = extraDraft(info);

  test.each([
    ["1,234", 1234],
    ["１２.５", 12.5],
    ["-3", -3],
    ["ninety", null],
    ["1e3", null],
    ["", null],
  ])("the number %p is %p", (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  test("is checked by its bounds, an empty field never", () => {
    expect(extraFaults({ ...draft, handicap: "72.1", avgScore: "91.5", careerYears: "" })).toEqual({
      handicap: "number",
      avgScore: "number",
    });
    expect(extraFaults({ ...draft, companyPhone: "0".repeat(20) })).toEqual({ companyPhone: "phone" });
    expect(extraFaults({ ...draft, anniversary: "30.02.2026", retiredAt: "2020-01-31" })).toEqual({
      anniversary: "date",
    });
  });

  test("is taken back by emptying its field; the military part goes as a whole", () => {
    const changes = { job: "", handicap: "11.8", married: "", branch: "Army" };
    expect(extraChange({ ...draft, ...changes }, changes, info)).toEqual({
      job: null,
      handicap: 11.8,
      married: null,
      military: { branch: "Army", rank: "", serviceNoMasked: "", retiredAt: null },
    });
  });
});

test.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1",
    "Safari · iPhone",
  ],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"],
  [
    "Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36",
    "Samsung Internet · Android",
  ],
  ["curl/8.0", null],
  [null, null],
])("the device %p is %p", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
