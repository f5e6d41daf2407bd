"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { TextField } from "@/components/form/text-field";
import { FormFoot, FormFrame } from "../form/form-frame";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { PlaceFields } from "./place-fields";
import {
  isSocialServiceOf,
  type SiteInfoDraft,
  type SitePlainField,
  socialServices,
} from "./site-info-draft";
import { SiteTextFields } from "./site-text-fields";
import { TaxNumberField } from "./tax-number-field";
import { type SiteInfoFormProps, useSiteInfoForm } from "./use-site-info-form";

const columns = "grid gap-4 min-[43.75rem]:grid-cols-2";

/** The form of the site info: texts per language, then what is the same in all of them. */
export function SiteInfoForm(props: SiteInfoFormProps) {
  const t = useTranslations("ishm.siteInfo");
  const { canSave } = props;
  const form = useSiteInfoForm(props);
  const { draft, change, errorOf } = form;
  const fieldOf = (name: SitePlainField) => ({ ...form.text(name), label: t(`fields.${name}`) });
  const taxField = (name: "businessNo" | "corpNo") => ({
    ...fieldOf(name),
    name,
    isReadOnly: !canSave,
    onChange: (value: string) => change({ [name]: value }),
  });
  /** Numbers of Korean registers; elsewhere one that is there can be seen and taken away. */
  const isAsked = (name: "corpNo" | "mailOrderNo") => form.isKorean || form.baseline[name] !== "";
  return (
    <FormFrame form={form} className="max-w-260">
      <SiteTextFields form={form} isReadOnly={!canSave} />
      <Panel title={t("panels.numbers")}>
        <div className={columns}>
          <TaxNumberField
            {...taxField("businessNo")}
            hint={form.isKorean ? undefined : t("taxHint")}
            tax={form.taxes.businessNo}
          />
          {isAsked("corpNo") ? <TaxNumberField {...taxField("corpNo")} tax={form.taxes.corpNo} /> : null}
          {isAsked("mailOrderNo") ? <TextField {...fieldOf("mailOrderNo")} /> : null}
          <DateField {...fieldOf("openingDate")} />
        </div>
      </Panel>
      <Panel title={t("panels.contact")}>
        <div className={columns}>
          <TextField {...fieldOf("clubPhoneNo")} type="tel" />
          <TextField {...fieldOf("rsvPhoneNo")} hint={t("ownPhoneHint")} type="tel" />
          <TextField {...fieldOf("clubFaxNo")} type="tel" />
          <TextField {...fieldOf("email")} type="email" />
          <TextField {...fieldOf("privacyOfficer")} />
          <TextField {...fieldOf("privacyPhone")} hint={t("ownPhoneHint")} type="tel" />
        </div>
      </Panel>
      <Panel title={t("panels.place")}>
        <PlaceFields draft={draft} fieldOf={fieldOf} onChange={change} isReadOnly={!canSave} />
      </Panel>
      <Panel title={t("panels.sns")}>
        <SocialLinks
          links={draft.sns}
          onChange={(sns) => change({ sns })}
          errorOf={errorOf}
          isReadOnly={!canSave}
        />
      </Panel>
      <FormFoot />
    </FormFrame>
  );
}

type Props = {
  links: SiteInfoDraft["sns"];
  onChange: (links: SiteInfoDraft["sns"]) => void;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
};

/** Links to the social networks of the club; https only. */
function SocialLinks({ links, onChange, errorOf, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteInfo");
  const { country } = useOffice().formats.countryFormat;
  const services = socialServices.filter(
    (service) => isSocialServiceOf(country, service) || links[service] !== "",
  );
  return (
    <>
      <p className="text-ink-2">{t("snsHint")}</p>
      <div className="grid gap-4 min-[43.75rem]:grid-cols-2">
        {services.map((service) => (
          <TextField
            key={service}
            name={`sns.${service}`}
            type="url"
            label={t(`sns.${service}`)}
            placeholder="https://"
            value={links[service]}
            readOnly={isReadOnly}
            error={errorOf(`sns.${service}`)}
            onChange={(event) => onChange({ ...links, [service]: event.target.value })}
          />
        ))}
      </div>
    </>
  );
}
