"use client";

import { useTranslations } from "next-intl";
import { FormFoot } from "../form/form-foot";
import { OfficeForm } from "../form/office-form";
import { PlannedChange } from "./planned-change";
import { StateCards } from "./state-cards";
import { StateTexts } from "./state-texts";
import { StateTimes } from "./state-times";
import { type SiteStateFormProps, useSiteStateForm } from "./use-site-state-form";

/** The new state, from when to when, for whom it does not count, and what visitors read. */
export function SiteStateForm(props: SiteStateFormProps) {
  const t = useTranslations("ishm.siteState");
  const { canSave } = props;
  const form = useSiteStateForm(props);
  const { draft, change, saved, saving, errors } = form;
  return (
    <OfficeForm
      errors={errors}
      canSave={canSave}
      onSubmit={() => void form.submit()}
      conflict={form.conflict}
    >
      <PlannedChange state={saved} canSave={canSave} onChanged={form.planCancelled} />
      <StateCards
        now={saved.state}
        value={draft.state}
        onChange={(state) => change({ state })}
        isReadOnly={!canSave}
      />
      <div className="grid items-start gap-5 min-[1100px]:grid-cols-[minmax(0,1fr)_22rem]">
        {draft.state === "1" ? null : (
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
        <StateTimes draft={draft} onChange={change} errorOf={errors.of} isReadOnly={!canSave} />
      </div>
      <FormFoot
        canSave={canSave}
        isBusy={saving.isBusy}
        isDirty={form.isDirty}
        label={draft.startAt ? t("plan") : t("saveNow")}
      />
    </OfficeForm>
  );
}
