import { passwordFieldOf } from "@/components/member/shared/new-password/new-password";
import type { AskedTerm } from "@/components/member/sign-up/fields/agreement-rules";
import type { CallInput } from "@/lib/contract/routes";
import { isDialable, isEmail, isLoginId } from "@/lib/shared/fields";
import { isLanguage } from "@/lib/shared/languages";
import type { CallFailure } from "@/lib/web/api/call-failure";
import type { SignUpDraft, SignUpField } from "@/lib/web/sign-up/draft";
import { birthOf } from "@/lib/web/sign-up/facts";
import type { Refusal } from "./refusal-note";

export type WayIn = "identity" | "classic";
/** The fields that an error can belong to; `proof` and `form` have no input of their own. */
export type FaultField = SignUpField | "newPassword" | "newPasswordRepeat" | "proof" | "form";
export type Faults = { [field in FaultField]?: string };
/** The order of the page, which is that of the summary. */
export const faultOrder: readonly FaultField[] = [
  ...(["proof", "email", "name", "birth", "gender", "phoneNo", "memberType"] as const),
  ...(["id", "newPassword", "newPasswordRepeat", "zipCode", "address", "addressDetail"] as const),
  ...(["lang", "region", "job", "handicap", "carNo", "form"] as const),
];

export type FieldFault = {
  field: SignUpField;
  fault: "missing" | "VAL_ID" | "VAL_EMAIL" | "VAL_PHONE" | "birth" | "handicap";
};
type SignUpBody = CallInput<"POST /member/signup">["body"];

/** The e-mail of a sign-up: in the classic way the one that the code went to. */
export function emailOf({ fields, email }: SignUpDraft, way: WayIn): string {
  return (way === "classic" ? (email?.email ?? fields.email) : fields.email).trim();
}

/** The faults of the typed fields, checked before sending. */
export function fieldFaults(draft: SignUpDraft, way: WayIn): FieldFault[] {
  const { fields } = draft;
  const email = emailOf(draft, way);
  const faults: (FieldFault | null)[] = [
    fields.id === "" ? missing("id") : isLoginId(fields.id) ? null : { field: "id", fault: "VAL_ID" },
    email === "" ? missing("email") : isEmail(email) ? null : { field: "email", fault: "VAL_EMAIL" },
    handicapOf(fields.handicap) === undefined ? { field: "handicap", fault: "handicap" } : null,
    ...(way === "classic" ? personFaults(draft) : []),
  ];
  return faults.filter((one) => one !== null);
}

function personFaults({ fields }: SignUpDraft): (FieldFault | null)[] {
  const { name, birth, gender, phoneNo } = fields;
  return [
    name.trim() === "" ? missing("name") : null,
    birth === "" ? missing("birth") : birthOf(birth) ? null : { field: "birth", fault: "birth" },
    gender === "" ? missing("gender") : null,
    phoneNo.trim() === ""
      ? missing("phoneNo")
      : isDialable(phoneNo)
        ? null
        : { field: "phoneNo", fault: "VAL_PHONE" },
  ];
}

function missing(field: SignUpField): FieldFault {
  return { field, fault: "missing" };
}

/** Null for none, undefined for what is no handicap (contract: -10 to 72). */
function handicapOf(typed: string): number | null | undefined {
  if (typed.trim() === "") return null;
  const value = Number(typed.replace(",", "."));
  return Number.isFinite(value) && value >= -10 && value <= 72 ? value : undefined;
}

type Rest = { clubCode: string; language: SignUpBody["lang"]; password: string; terms: readonly AskedTerm[] };

/** The request as the contract takes it (domain.md M2). Null while the proof is missing. */
export function signUpBodyOf(draft: SignUpDraft, way: WayIn, rest: Rest): SignUpBody | null {
  const person = way === "identity" ? draft.identity : typedPerson(draft);
  if (!person) return null;
  const { fields, agreed, marketing } = draft;
  return {
    certToken: person.certToken,
    name: person.name,
    birth: person.birth,
    gender: person.gender,
    phoneNo: person.phoneNo,
    marketing,
    clubCode: rest.clubCode,
    id: fields.id,
    password: rest.password,
    email: emailOf(draft, way),
    zipCode: fields.zipCode.trim(),
    address: fields.address.trim(),
    addressDetail: fields.addressDetail.trim(),
    lang: isLanguage(fields.lang) ? fields.lang : rest.language,
    ...(fields.memberType ? { memberType: fields.memberType } : {}),
    agreements: rest.terms.map(({ termsIdx }) => ({ termsIdx, agreed: agreed.includes(termsIdx) })),
    extra: extraOf(draft),
  };
}

type Person = Pick<SignUpBody, "certToken" | "name" | "birth" | "gender" | "phoneNo">;

function typedPerson({ fields, email }: SignUpDraft): Person | null {
  const birth = birthOf(fields.birth);
  if (!email || !birth) return null;
  const { name, phoneNo, gender } = fields;
  const known = gender === "M" || gender === "F" ? gender : "U";
  return { certToken: email.certToken, name: name.trim(), birth, gender: known, phoneNo: phoneNo.trim() };
}

function extraOf({ fields }: SignUpDraft): SignUpBody["extra"] {
  const { region, job, carNo } = fields;
  const handicap = handicapOf(fields.handicap);
  return {
    ...(region ? { region } : {}),
    ...(job ? { job } : {}),
    ...(typeof handicap === "number" ? { handicap } : {}),
    ...(carNo.trim() ? { carNo: carNo.trim() } : {}),
  };
}

const byCode: Readonly<Record<number, FaultField>> = {
  1101: "id",
  9002: "id",
  9005: "email",
  9006: "phoneNo",
  1106: "proof",
};

/** The field that a failure of the server is about; one that is about none is about the form (domain.md 13). */
export function fieldOfFailure({ code, msgVar }: CallFailure): FaultField {
  if (passwordFieldOf(code) === "newPassword") return "newPassword";
  if (code !== 9001) return byCode[code] ?? "form";
  const [path = ""] = msgVar;
  const named = path.replace(/^extra\./, "");
  if (named === "password") return "newPassword";
  return faultOrder.find((field) => field === named) ?? "form";
}

/** A failure after which no form helps: 1102, 1103, 1104. */
export function refusalOfFailure({ code, msgVar }: CallFailure): Refusal | null {
  const [variable = ""] = msgVar;
  if (code === 1102) return { kind: "member", id: variable };
  if (code === 1103) return { kind: "underAge" };
  return code === 1104 ? { kind: "rejoin", from: variable } : null;
}
