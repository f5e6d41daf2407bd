"use client";

import { useTranslations } from "next-intl";
import { RadioField } from "@/components/form/radio-field";
import { TextField } from "@/components/form/text-field";
import { Icon } from "@/components/ui/layout/icons";
import { SecretField } from "./secret-field";
import { niceDrivers, type SiteCertDraft } from "./site-cert-draft";

type Props = {
  draft: SiteCertDraft;
  isSecretSet: boolean;
  onChange: (part: Partial<SiteCertDraft>) => void;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
};

/** Who says that a member is who he says: NICE with the club's contract, or the stand-in that believes everybody. */
export function ProviderFields({ draft, isSecretSet, onChange, errorOf, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteCert");
  return (
    <>
      <RadioField
        name="niceDriver"
        label={t("driver")}
        value={draft.niceDriver}
        disabled={isReadOnly}
        options={niceDrivers.map((value) => ({ value, label: t(`drivers.${value}`) }))}
        onChange={(event) => {
          const niceDriver = niceDrivers.find((one) => one === event.target.value);
          if (niceDriver) onChange({ niceDriver });
        }}
      />
      {draft.niceDriver === "MOCK" ? (
        <div role="note" className="flex items-start gap-2.5 bg-warn-tint px-4 py-3 text-warn">
          <Icon name="warning" size={18} className="mt-0.5" />
          <p>
            <strong className="font-semibold">{t("mockTitle")}</strong> {t("mockText")}
          </p>
        </div>
      ) : null}
      <TextField
        name="niceSiteCode"
        label={t("siteCode")}
        hint={t("siteCodeHint")}
        value={draft.niceSiteCode}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        readOnly={isReadOnly}
        error={errorOf("niceSiteCode")}
        fieldClassName="max-w-100"
        onChange={(event) => onChange({ niceSiteCode: event.target.value })}
      />
      <SecretField
        change={draft.secretChange}
        secret={draft.secret}
        isSet={isSecretSet}
        onChange={onChange}
        error={errorOf("niceClientSecret")}
        isReadOnly={isReadOnly}
      />
    </>
  );
}
