"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import {
  type AskedTerm,
  type Channel,
  type Consent,
  channels,
  isMarketing,
  withAll,
  withChannel,
  withTerm,
} from "./agreement-rules";

type Props = {
  terms: readonly AskedTerm[];
  /** The full texts by `termsIdx`, drawn by the server. */
  texts: Readonly<Record<number, ReactNode>>;
  consent: Consent;
  /** The items whose refusal was just found. */
  missing: readonly number[];
  onChange: (consent: Consent) => void;
};

/** Boxes that a thumb finds. */
const tall = "[&_label]:min-h-11";
export const termFieldId = (termsIdx: number) => `terms-${termsIdx}`;

/** All at once or one by one, nothing ticked beforehand; each full text opens in its place (P-01). */
export function AgreementFields({ terms, texts, consent, missing, onChange }: Props) {
  const t = useTranslations("signup.agreement");
  const isAll = terms.every(({ termsIdx }) => consent.agreed.includes(termsIdx));
  const isSome = !isAll && consent.agreed.length > 0;
  return (
    <fieldset className="min-w-0">
      <legend className="visually-hidden">{t("title")}</legend>
      <CheckboxField
        name="agree-all"
        label={<span className="text-group font-semibold">{t("all")}</span>}
        hint={t("allHint")}
        checked={isAll}
        isIndeterminate={isSome}
        fieldClassName="border-y border-pine-800 py-4"
        onChange={(event) => onChange(withAll(terms, event.target.checked))}
      />
      {terms.map((term) => (
        <div key={term.termsIdx} className="border-b border-line py-3">
          <CheckboxField
            fieldClassName={tall}
            name={termFieldId(term.termsIdx)}
            label={term.title}
            requiredText={term.isRequired ? t("required") : t("optional")}
            error={missing.includes(term.termsIdx) ? t("missing", { title: term.title }) : undefined}
            checked={consent.agreed.includes(term.termsIdx)}
            onChange={(event) => onChange(withTerm(consent, term, event.target.checked))}
          />
          {isMarketing(term) ? (
            <Channels
              consent={consent}
              onChange={(channel, isOn) => onChange(withChannel(consent, term, channel, isOn))}
            />
          ) : null}
          <details className="group ms-8">
            <summary className="link inline-flex min-h-11 cursor-pointer items-center text-caption">
              {t("fullText")}
              <span className="visually-hidden">: {term.title}</span>
            </summary>
            <div className="mb-3 border border-line bg-sheet px-5 py-4">
              <h2 className="mb-2 font-semibold">{term.title}</h2>
              {texts[term.termsIdx]}
            </div>
          </details>
        </div>
      ))}
    </fieldset>
  );
}

type ChannelsProps = { consent: Consent; onChange: (channel: Channel, isOn: boolean) => void };

function Channels({ consent, onChange }: ChannelsProps) {
  const t = useTranslations("signup.agreement");
  return (
    <fieldset className="ms-8 min-w-0">
      <legend className="text-caption text-ink-2">{t("channelsTitle")}</legend>
      <div className="flex flex-wrap gap-x-7">
        {channels.map((channel) => (
          <CheckboxField
            key={channel}
            fieldClassName={tall}
            name={`marketing-${channel}`}
            label={t(`channels.${channel}`)}
            checked={consent.marketing[channel]}
            onChange={(event) => onChange(channel, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
