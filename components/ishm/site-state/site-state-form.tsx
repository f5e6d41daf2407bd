"use client";

import { useTranslations } from "next-intl";
import { DatetimeField } from "@/components/form/datetime-field";
import { TextareaField } from "@/components/form/textarea-field";
import { Chip } from "@/components/ui/chip";
import { cn } from "@/components/ui/cn";
import { Radio } from "@/components/ui/radio";
import { type SiteStateValue, siteStateValue } from "@/lib/contract/site/site";
import { FormFoot, FormFrame } from "../form/form-frame";
import { Panel } from "../frame/panel";
import { PlannedChange } from "./planned-change";
import { type SiteStateDraft, siteState } from "./site-state-draft";
import { StateTexts } from "./state-texts";
import { type SiteStateFormProps, useSiteStateForm } from "./use-site-state-form";

/** The form of the state: state, period, exempt addresses, and texts for visitors. */
export function SiteStateForm(props: SiteStateFormProps) {
  const t = useTranslations("ishm.siteState");
  const { canSave } = props;
  const form = useSiteStateForm(props);
  const { draft, change, saved } = form;
  return (
    <FormFrame form={form}>
      <PlannedChange state={saved} canSave={canSave} onChanged={form.planCancelled} />
      <StateCards
        now={saved.state}
        value={draft.state}
        onChange={(state) => change({ state })}
        isReadOnly={!canSave}
      />
      <div className="grid items-start gap-5 min-[68.75rem]:grid-cols-[minmax(0,1fr)_22rem]">
        {draft.state === siteState.normal ? null : (
          <StateTexts
            state={draft.state}
            texts={draft.texts}
            endAt={draft.endAt}
            onChange={(language, part) =>
              form.update((last) => ({
                ...last,
                texts: { ...last.texts, [language]: { ...last.texts[language], ...part } },
              }))
            }
            isReadOnly={!canSave}
          />
        )}
        <StateTimes draft={draft} onChange={change} errorOf={form.errorOf} isReadOnly={!canSave} />
      </div>
      <FormFoot label={draft.startAt ? t("plan") : t("saveNow")} />
    </FormFrame>
  );
}

type Props = {
  /** The state that counts at this moment. */
  now: SiteStateValue;
  value: SiteStateValue;
  onChange: (value: SiteStateValue) => void;
  isReadOnly: boolean;
};

const order = [siteState.normal, siteState.stopped, siteState.closed];

/** The three states with what each of them does to visitors. */
function StateCards({ now, value, onChange, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteState");
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t("choose")}</legend>
      <div className="grid gap-3 min-[43.75rem]:grid-cols-3">
        {order.map((state) => (
          <label
            key={state}
            htmlFor={`state-${state}`}
            className={cn(
              "flex gap-3 rounded-panel border bg-sheet p-4",
              value === state
                ? "border-primary bg-selected shadow-[inset_0_0_0_1px_var(--primary)]"
                : "border-line-2",
              isReadOnly ? "cursor-not-allowed" : "cursor-pointer hover:border-ink-2",
            )}
          >
            <Radio
              id={`state-${state}`}
              name="state"
              value={state}
              checked={value === state}
              disabled={isReadOnly}
              aria-labelledby={`state-${state}-name`}
              aria-describedby={`state-${state}-does`}
              onChange={(event) => onChange(siteStateValue.parse(event.target.value))}
            />
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                <span id={`state-${state}-name`}>{t(`states.${state}.label`)}</span>
                {now === state ? <Chip tone="neutral">{t("now")}</Chip> : null}
              </span>
              <span id={`state-${state}-does`} className="mt-1 block text-ink-2">
                {t(`states.${state}.description`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type StateTimesProps = {
  draft: SiteStateDraft;
  onChange: (part: Partial<SiteStateDraft>) => void;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
};

/** The period of a state, and the addresses that are exempt. */
function StateTimes({ draft, onChange, errorOf, isReadOnly }: StateTimesProps) {
  const t = useTranslations("ishm.siteState");
  const fieldOf = (name: "startAt" | "endAt" | "allowIps") => ({
    name,
    label: t(name),
    hint: t(`${name}Hint`),
    value: draft[name],
    readOnly: isReadOnly,
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <Panel title={t("when")}>
      <DatetimeField {...fieldOf("startAt")} />
      {draft.state === siteState.normal ? null : (
        <>
          <DatetimeField {...fieldOf("endAt")} />
          <TextareaField {...fieldOf("allowIps")} spellCheck={false} rows={4} />
        </>
      )}
    </Panel>
  );
}
