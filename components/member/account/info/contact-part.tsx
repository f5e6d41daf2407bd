"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { type AddressErrors, AddressFields } from "@/components/member/address/address-fields";
import type { AccountPlace } from "../place";
import type { InfoDraft } from "./info-draft";

type Props = {
  draft: InfoDraft;
  place: AccountPlace;
  errors: Partial<Record<string, string>>;
  onChange: (patch: Partial<InfoDraft>) => void;
};

const channels = [
  { field: "sms", key: "sms" },
  { field: "mail", key: "email" },
  { field: "push", key: "push" },
] as const;

/** How the club reaches a member, and in which language. */
export function ContactPart({ draft, place, errors, onChange }: Props) {
  const t = useTranslations("account.info");
  const common = useTranslations("common");
  const { zipCode, address, addressDetail } = draft;
  const addressErrors: AddressErrors = {
    zipCode: errors.zipCode,
    address: errors.address,
    addressDetail: errors.addressDetail,
  };
  return (
    <div className="flex max-w-[27.5rem] flex-col gap-7">
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t("email")}
        hint={t("emailHint")}
        requiredText={t("required")}
        value={draft.email}
        error={errors.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <AddressFields value={{ zipCode, address, addressDetail }} errors={addressErrors} onChange={onChange} />
      <TextField
        name="nameEn"
        label={t("nameEn")}
        hint={t("nameEnHint")}
        value={draft.nameEn}
        error={errors.nameEn}
        autoComplete="off"
        maxLength={60}
        onChange={(event) => onChange({ nameEn: event.target.value })}
      />
      <SelectField
        name="lang"
        label={t("lang")}
        hint={t("langHint")}
        value={draft.lang}
        error={errors.lang}
        options={place.languages.map((one) => ({ value: one, label: common(`languageNames.${one}`) }))}
        onChange={(event) => onChange({ lang: event.target.value })}
      />
      <fieldset>
        <legend className="mb-1 text-caption font-semibold">{t("marketing")}</legend>
        <p className="mb-2 text-caption text-ink-3">{t("marketingHint")}</p>
        {channels.map(({ field, key }) => (
          <CheckboxField
            key={field}
            name={`marketing-${field}`}
            label={t(`channels.${key}`)}
            checked={draft[field] === "Y"}
            fieldClassName="min-h-11 flex items-center"
            onChange={(event) => onChange({ [field]: event.target.checked ? "Y" : "" })}
          />
        ))}
      </fieldset>
    </div>
  );
}
