"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { RequiredMark } from "@/components/form/field";
import type { CheckedForm } from "@/components/form/use-checked-form";
import {
  type AskedTerm,
  allFieldId,
  type Channel,
  type Consent,
  channelFieldId,
  isMarketing,
  termFieldId,
  withAll,
  withChannel,
  withTerm,
} from "./agreement-rules";

type Props = {
  terms: readonly AskedTerm[];
  /** The full texts by `termsIdx`, drawn by the server. */
  texts: Readonly<Record<number, ReactNode>>;
  form: Pick<CheckedForm<Consent>, "values" | "change" | "clear" | "errorOf">;
};

/** Boxes that a thumb finds. */
const tall = "[&_label]:min-h-11";

/** All at once or one by one, nothing ticked beforehand; each full text opens in its place (P-01). */
export function AgreementFields({ terms, texts, form }: Props) {
  const t = useTranslations("signup.agreement");
  const consent = form.values;
  const onChange = ({ agreed, marketing }: Consent) => {
    form.change({ agreed, marketing });
    form.clear(...agreed.map(termFieldId));
  };
  const isAll = terms.every(({ termsIdx }) => consent.agreed.includes(termsIdx));
  const isSome = !isAll && consent.agreed.length > 0;
  return (
    <fieldset className="min-w-0">
      <legend className="visually-hidden">{t("title")}</legend>
      <CheckboxField
        name={allFieldId}
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
            label={term.isRequired ? term.title : <OptionalTitle title={term.title} />}
            requiredText={term.isRequired ? t("required") : undefined}
            error={form.errorOf(termFieldId(term.termsIdx))}
            checked={consent.agreed.includes(term.termsIdx)}
            onChange={(event) => onChange(withTerm(consent, term, event.target.checked))}
          />
          {isMarketing(term) ? (
            <Channels
              channels={term.channels}
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

/** The mark of terms that need not be agreed to: no part of what is required. */
function OptionalTitle({ title }: { title: string }) {
  const t = useTranslations("signup.agreement");
  return (
    <>
      {title}
      <RequiredMark>{t("optional")}</RequiredMark>
    </>
  );
}

type ChannelsProps = {
  channels: readonly Channel[];
  consent: Consent;
  onChange: (channel: Channel, isOn: boolean) => void;
};

function Channels({ channels, consent, onChange }: ChannelsProps) {
  const t = useTranslations("signup.agreement");
  return (
    <fieldset className="ms-8 min-w-0">
      <legend className="text-caption text-ink-2">{t("channelsTitle")}</legend>
      <div className="flex flex-wrap gap-x-7">
        {channels.map((channel) => (
          <CheckboxField
            key={channel}
            fieldClassName={tall}
            name={channelFieldId(channel)}
            label={t(`channels.${channel}`)}
            checked={consent.marketing[channel]}
            onChange={(event) => onChange(channel, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
