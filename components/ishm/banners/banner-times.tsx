"use client";

import { useTranslations } from "next-intl";
import { DatetimeField } from "@/components/form/datetime-field";
import { SelectField } from "@/components/form/select-field";
import type { BannerDetail } from "@/lib/contract/boards/banners";
import { isLanguage } from "@/lib/shared/languages";
import type { BannerDraft } from "@/lib/web/boards/banner";
import { showState } from "@/lib/web/boards/show-state";
import { minuteOf } from "@/lib/web/office/club-minute";
import type { ErrorOf } from "../board/form/board-form";
import { PublishPanel } from "../board/form/publish-panel";
import type { BoardForm } from "../board/form/use-board-form";
import { useOffice } from "../frame/root/office-context";

export type BannerFormProps = { form: BoardForm<BannerDraft, BannerDetail>; errorOf: ErrorOf };

/** Whether, from when to when and to readers of which language a banner is shown. */
export function BannerTimes({ form, errorOf }: BannerFormProps) {
  const t = useTranslations("ishm.banner.form");
  const common = useTranslations("common");
  const { now, formats, languages } = useOffice();
  const { draft, canSave, change } = form;
  const minute = minuteOf(now().toISOString(), formats.standardTimeZone);
  // The end is the first minute at which it is gone.
  const stateOf = ({ isVisible, startAt, endAt }: BannerDraft) =>
    endAt !== "" && endAt === minute ? "ended" : showState({ isVisible, from: startAt, to: endAt }, minute);
  const time = (name: "startAt" | "endAt", label: string) => (
    <DatetimeField
      id={name}
      label={label}
      value={draft[name]}
      readOnly={!canSave}
      error={errorOf(name)}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <PublishPanel form={form} stateOf={stateOf}>
      {time("startAt", t("startAt"))}
      {time("endAt", t("endAt"))}
      <SelectField
        id="lang"
        label={t("readers")}
        placeholder={t("allReaders")}
        options={languages.map((one) => ({ value: one, label: common(`languageNames.${one}`) }))}
        value={draft.lang}
        disabled={!canSave}
        onChange={({ target: { value } }) => change({ lang: isLanguage(value) ? value : "" })}
      />
    </PublishPanel>
  );
}
