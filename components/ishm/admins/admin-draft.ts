import { type AdminDetail, adminCreateBody } from "@/lib/contract/admins/admin-shapes";
import type { CallInput } from "@/lib/contract/routes";
import { isEmail, isLoginId, isPhone } from "@/lib/shared/fields";
import { isLanguage, type Language } from "@/lib/shared/languages";
import type { CallFailure } from "../../../lib/web/api/call-failure";
import { type FieldProblem, schemaProblems } from "../../../lib/web/office/schema-problems";

/** The form of an admin account; `groupIdx` is "" for none. */
export type AdminDraft = {
  id: string;
  name: string;
  email: string;
  phoneNo: string;
  department: string;
  position: string;
  groupIdx: string;
  authClub: readonly string[];
  lang: Language;
  isSSAdmin: boolean;
};

export function newAdminDraft(clubCode: string, lang: Language): AdminDraft {
  const person = { id: "", name: "", email: "", phoneNo: "", department: "", position: "" };
  return { ...person, groupIdx: "", authClub: [clubCode], lang, isSSAdmin: false };
}

export function adminDraftOf(admin: AdminDetail, fallback: Language): AdminDraft {
  const { id, name, email, phoneNo, department, position, authClub, isSSAdmin } = admin;
  const groupIdx = admin.groupIdx === null ? "" : String(admin.groupIdx);
  const lang = isLanguage(admin.lang) ? admin.lang : fallback;
  return { id, name, email, phoneNo, department, position, groupIdx, authClub, lang, isSSAdmin };
}

type CreateBody = CallInput<"POST /admin">["body"];

export function createAdminBody({ groupIdx, authClub, ...draft }: AdminDraft): CreateBody {
  return { ...draft, groupIdx: groupIdx === "" ? null : Number(groupIdx), authClub: [...authClub] };
}

/** Only the changed fields: a field that the administrator may not change is refused only if he touches it. */
export function updateAdminBody(
  draft: AdminDraft,
  saved: AdminDraft,
  { adminIdx, version }: Pick<AdminDetail, "adminIdx" | "version">,
): CallInput<"PUT /admin">["body"] {
  const { id: _id, ...fields } = createAdminBody(draft);
  const before: Partial<CreateBody> = createAdminBody(saved);
  const changed = Object.entries(fields).filter(
    ([field, value]) => JSON.stringify(before[field as keyof CreateBody]) !== JSON.stringify(value),
  );
  return { adminIdx, version, ...(Object.fromEntries(changed) as Partial<typeof fields>) };
}

/** The problems of the input; id, mail address and phone number follow the rules of the club API. */
export function adminProblems(draft: AdminDraft): FieldProblem[] {
  const required = (["id", "email", "phoneNo"] as const)
    .filter((field) => draft[field].trim() === "")
    .map((field): FieldProblem => ({ field, reason: "required" }));
  const wrong: FieldProblem[] = [
    ...(isLoginId(draft.id) ? [] : [{ field: "id", reason: "format" as const }]),
    ...schemaProblems(adminCreateBody, createAdminBody(draft)),
    ...(isEmail(draft.email.trim()) ? [] : [{ field: "email", reason: "format" as const }]),
    ...(isPhone(draft.phoneNo.trim()) ? [] : [{ field: "phoneNo", reason: "format" as const }]),
  ];
  const all = [...required, ...wrong];
  return fieldOrder.flatMap((name) => all.find(({ field }) => field.split(".")[0] === name) ?? []);
}

const fieldOrder = [
  "id",
  "name",
  "email",
  "phoneNo",
  "department",
  "position",
  "groupIdx",
  "authClub",
  "lang",
] as const;

const fieldsByCode: Readonly<Record<number, string>> = {
  2201: "id",
  2202: "id",
  9005: "email",
  9006: "phoneNo",
};

/** The field that a refusal belongs to (domain.md 13). */
export function refusedAdminField({ code, msgVar }: CallFailure): string | null {
  return code === 9001 ? (msgVar[0] ?? null) : (fieldsByCode[code] ?? null);
}

/** Whether an account is that of the signed-in admin. */
export function isOwnAccount({ guard }: Pick<AdminDetail, "guard">): boolean {
  return guard === "SELF" || guard === "LAST_SS";
}
