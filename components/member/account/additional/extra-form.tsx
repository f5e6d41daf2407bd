"use client";

import { useTranslations } from "next-intl";
import type { MemberInfo } from "@/lib/contract/accounts/members";
import { toastBar } from "@/lib/web/runtime/toasts";
import { memberDraft, type SavedForm, useSavedForm } from "../../shared/form/use-saved-form";
import { Group } from "../../shared/layout/facts";
import type { PageContext } from "../../shared/page-context";
import { OwnDataForm } from "../own-data-form";
import { useSaveInfo } from "../use-save-info";
import type { ExtraChoices } from "./extra-choices";
import {
  type ExtraDraft,
  type ExtraFault,
  extraChange,
  extraDraft,
  extraFaults,
  type NumberField,
  numberBounds,
} from "./extra-draft";
import { GolfPart, MilitaryPart, WorkPart } from "./extra-parts";

type Props = { info: MemberInfo; choices: ExtraChoices; context: PageContext; onDone: () => void };

/** The voluntary fields to change; every one may stay empty. */
export function ExtraForm({ info, choices, context, onDone }: Props) {
  const t = useTranslations("account.additional");
  const shared = useTranslations("account.shared");
  const leave = () => {
    form.forget();
    onDone();
  };
  const { save, ...saving } = useSaveInfo(info.memberIdx, context.language, () => {
    leave();
    toastBar(shared("saved"));
  });
  const sentence = (field: string, fault: ExtraFault) => {
    if (fault === "date") return t("faults.date");
    if (fault === "phone" || !(field in numberBounds)) return t("faults.phone");
    const { min, max } = numberBounds[field as NumberField];
    return t("faults.number", { min, max });
  };
  const form: SavedForm<ExtraDraft> = useSavedForm({
    draft: memberDraft("additional", info.memberIdx),
    dirtyKey: "additional",
    initial: extraDraft(info),
    check: (values) =>
      Object.fromEntries(
        Object.entries(extraFaults(values)).map(([field, fault]) => [field, sentence(field, fault)]),
      ),
    send: async (values) => {
      if (form.hasChanges) return save({ extra: extraChange(values, form.changes, info) });
      toastBar(shared("nothingChanged"));
      return null;
    },
  });
  const shown = { form, choices, formats: context.formats };
  const isSoldier = info.memberType.startsWith("4") || Boolean(info.extra.military);
  return (
    <OwnDataForm form={form} saving={saving} info={info} context={context} onGiveUp={leave}>
      <Group id="golf" title={t("golf")}>
        <GolfPart {...shown} />
      </Group>
      <Group id="work" title={t("work")}>
        <WorkPart {...shown} />
      </Group>
      {isSoldier ? (
        <Group id="military" title={t("military")}>
          <MilitaryPart {...shown} />
        </Group>
      ) : null}
    </OwnDataForm>
  );
}
