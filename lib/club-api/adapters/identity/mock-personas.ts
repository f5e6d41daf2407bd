import { createHash } from "node:crypto";

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
