import type { MemberInfo } from "@/lib/contract/accounts/members";
import type { CallInput } from "@/lib/contract/routes";
import { isEmail } from "@/lib/shared/fields";
import { isLanguage } from "@/lib/shared/languages";
import { isLatinName } from "@/lib/shared/texts/latin-name";

type Change = NonNullable<CallInput<"PUT /info">["body"]>;

/** The fields as texts; a channel of advertising is `Y` or empty. */
export type InfoDraft = {
  email: string;
  zipCode: string;
  address: string;
  addressDetail: string;
  lang: string;
  nameEn: string;
  sms: string;
  mail: string;
  push: string;
};

/** The fields that an identity check found to be different, with its proof (domain.md Y2). */
export type IdentityProof = {
  certToken: string;
  changes: Partial<Pick<MemberInfo, "name" | "birth" | "phoneNo">> & { gender?: "M" | "F" };
};

const yes = (isOn: boolean) => (isOn ? "Y" : "");

export function infoDraft(info: MemberInfo): InfoDraft {
  const { email, zipCode, address, addressDetail, lang, nameEn, marketing } = info;
  return {
    email,
    zipCode,
    address,
    addressDetail,
    lang,
    nameEn: nameEn ?? "",
    sms: yes(marketing.sms),
    mail: yes(marketing.email),
    push: yes(marketing.push),
  };
}

/** The body of the call with the fields that differ; marketing is sent as a whole. */
export function infoChange(
  draft: InfoDraft,
  changes: Partial<InfoDraft>,
  proof: IdentityProof | null,
): Change {
  const { lang, nameEn, sms, mail, push, ...plain } = changes;
  const hasMarketing = sms !== undefined || mail !== undefined || push !== undefined;
  return {
    ...plain,
    ...(plain.email === undefined ? {} : { email: plain.email.trim() }),
    ...(isLanguage(lang) ? { lang } : {}),
    ...(nameEn === undefined ? {} : { nameEn: nameEn.trim() || null }),
    ...(hasMarketing
      ? { marketing: { sms: draft.sms === "Y", email: draft.mail === "Y", push: draft.push === "Y" } }
      : {}),
    ...(proof ? { ...proof.changes, certToken: proof.certToken } : {}),
  };
}

/** The fault of the e-mail by the rule of both sides (seed §5), checked before sending. */
export function infoFault({ email }: Pick<InfoDraft, "email">): "emailMissing" | "emailWrong" | null {
  if (email.trim() === "") return "emailMissing";
  return isEmail(email.trim()) ? null : "emailWrong";
}

/** Whether the name is in letters that a passport has; it may stay empty. */
export function hasWrongLatinName({ nameEn }: Pick<InfoDraft, "nameEn">): boolean {
  return nameEn.trim() !== "" && !isLatinName(nameEn.trim());
}

/** The fields in which an identity check differs from the account; null when none does. */
export function identityProof(
  info: MemberInfo,
  person: { certToken: string; name: string; birth: string; gender: "M" | "F"; phoneNo: string },
): IdentityProof | null {
  const { certToken, name, birth, gender, phoneNo } = person;
  const digits = (text: string) => text.replace(/\D/g, "");
  const changes = {
    ...(name === info.name ? {} : { name }),
    ...(birth === info.birth ? {} : { birth }),
    ...(gender === info.gender ? {} : { gender }),
    ...(digits(phoneNo) === digits(info.phoneNo) ? {} : { phoneNo }),
  };
  return Object.keys(changes).length > 0 ? { certToken, changes } : null;
}
