"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { type SiteInfoDraft, socialServices } from "./site-info-draft";

type Props = {
  links: SiteInfoDraft["sns"];
  onChange: (links: SiteInfoDraft["sns"]) => void;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
};

/** Where else the club is found; https only. */
export function SocialLinks({ links, onChange, errorOf, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteInfo");
  return (
    <>
      <p className="text-ink-2">{t("snsHint")}</p>
      <div className="grid gap-4 min-[700px]:grid-cols-2">
        {socialServices.map((service) => (
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
