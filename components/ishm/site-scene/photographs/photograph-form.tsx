"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import type { HeroPhotograph } from "@/lib/contract/site/site-hero";
import { ok, type Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot, FormFrame } from "../../form/form-frame";
import { useOfficeForm } from "../../form/use-office-form";
import { useOffice } from "../../frame/root/office-context";
import { FocalField } from "./focal-field";
import { HeroCut } from "./hero-cut";
import { photographDraftOf, photographProblems, savePhotographCall } from "./photograph-draft";
import { usePhotographNames } from "./use-photograph-names";
import { useTones } from "./use-tones";

type Props = {
  photograph: HeroPhotograph;
  canSave: boolean;
  onTyped: (isTyped: boolean) => void;
  onSaved: () => Promise<void>;
};

/** The photograph as the server has it now; null for one that is gone. */
async function readPhotograph(idx: number): Promise<Result<HeroPhotograph, CallFailure> | null> {
  const answer = await call("GET /site/hero", { query: { scope: "admin" } }, { handled: true });
  const found = answer.ok ? answer.value.photographs.find((one) => one.photographIdx === idx) : undefined;
  return found ? ok(found) : null;
}

/** Focal point, conditions and texts of a photograph, with both cuts as they come out. */
export function PhotographForm({ photograph, canSave, onTyped, onSaved }: Props) {
  const t = useTranslations("ishm.siteScene.photographs");
  const form = useOfficeForm({
    record: photograph,
    draftOf: photographDraftOf,
    canSave,
    onTyped,
    check: photographProblems,
    send: (draft, saved) =>
      call("PUT /site/hero/photographs/{id}", savePhotographCall(draft, saved), { handled: true }),
    read: () => readPhotograph(photograph.photographIdx),
    async onSaved() {
      toastBar(t("saved"));
      await onSaved();
    },
  });
  const { draft, set } = form;
  const tones = useTones(photograph, draft.focal);
  const cut = { photograph, focal: draft.focal, tones };
  return (
    <FormFrame form={form}>
      <div className="grid items-start gap-5 min-[56.25rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <FocalField
          photograph={photograph}
          value={draft.focal}
          isReadOnly={!canSave}
          onChange={(focal) => set("focal", focal)}
        />
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,1.2fr)] items-start gap-3">
          <HeroCut layout="wide" {...cut} />
          <HeroCut layout="tall" {...cut} />
        </div>
      </div>
      <TimeFields form={form} />
      <AltFields form={form} />
      <TextField label={t("credit")} hint={t("creditHint")} maxLength={120} {...form.text("credit")} />
      <FormFoot />
    </FormFrame>
  );
}

type Form = ReturnType<typeof useOfficeForm<ReturnType<typeof photographDraftOf>, HeroPhotograph, unknown>>;
type FieldsProps = { form: Pick<Form, "choice" | "draft" | "change" | "errorOf" | "canSave" | "text"> };

/** The season, the light and the weather in which it stands; none of them is always. */
function TimeFields({ form }: FieldsProps) {
  const t = useTranslations("ishm.siteScene.photographs");
  const names = usePhotographNames();
  const { draft, change } = form;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{t("time")}</legend>
      <p className="mb-3 text-caption text-ink-2">{t("timeHint")}</p>
      <div className="grid gap-4 min-[35rem]:grid-cols-2 min-[62.5rem]:grid-cols-4">
        <SelectField
          label={t("fromMonth")}
          options={[{ value: "", label: t("allYear") }, ...names.months]}
          {...form.choice("fromMonth")}
          onChange={({ target: { value } }) =>
            change({ fromMonth: value, toMonth: value === "" ? "" : draft.toMonth || value })
          }
        />
        <SelectField
          label={t("toMonth")}
          options={draft.fromMonth === "" ? [{ value: "", label: t("allYear") }] : names.months}
          {...form.choice("toMonth")}
        />
        <SelectField
          label={t("light")}
          options={[{ value: "", label: t("everyLight") }, ...names.lights]}
          {...form.choice("light")}
        />
        <SelectField
          label={t("weather")}
          options={[{ value: "", label: t("everyWeather") }, ...names.weathers]}
          {...form.choice("weather")}
        />
      </div>
    </fieldset>
  );
}

/** Alternative texts of the photograph in every language of the club. */
function AltFields({ form }: FieldsProps) {
  const t = useTranslations("ishm.siteScene.photographs");
  const common = useTranslations("common.languageNames");
  const { languages } = useOffice();
  const { draft, change, errorOf, canSave } = form;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{t("alt")}</legend>
      <p className="mb-3 text-caption text-ink-2">{t("altHint")}</p>
      <div className="grid gap-4 min-[35rem]:grid-cols-2">
        {languages.map((language) => (
          <TextField
            key={language}
            id={`alt.${language}`}
            label={common(language)}
            lang={language}
            maxLength={200}
            readOnly={!canSave}
            error={errorOf(`alt.${language}`)}
            value={draft.alt[language]}
            onChange={({ target }) => change({ alt: { ...draft.alt, [language]: target.value } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
