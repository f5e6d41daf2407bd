"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { DatetimeField } from "@/components/form/datetime-field";
import { FieldError } from "@/components/form/field";
import { RadioField } from "@/components/form/radio-field";
import { SelectField } from "@/components/form/select-field";
import type { BannerDetail } from "@/lib/contract/boards/banners";
import { isLanguage } from "@/lib/shared/languages";
import type { BannerDevice, BannerDraft } from "@/lib/web/boards/banner";
import { showState } from "@/lib/web/boards/show-state";
import { minuteOf } from "@/lib/web/office/club-minute";
import { PublishPanel } from "../board/form/publish-panel";
import type { BoardForm } from "../board/form/use-board-form";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import type { BannerMenu } from "./use-banner-menus";

type Props = { form: BoardForm<BannerDraft, BannerDetail> };

/** Whether, from when to when and to readers of which language a banner is shown. */
export function BannerTimes({ form }: Props) {
  const t = useTranslations("ishm.banner.form");
  const common = useTranslations("common");
  const { now, formats, languages } = useOffice();
  const minute = minuteOf(now().toISOString(), formats.standardTimeZone);
  // The end is the first minute at which it is gone.
  const stateOf = ({ isVisible, startAt, endAt }: BannerDraft) =>
    endAt !== "" && endAt === minute ? "ended" : showState({ isVisible, from: startAt, to: endAt }, minute);
  return (
    <PublishPanel form={form} stateOf={stateOf}>
      <DatetimeField label={t("startAt")} {...form.text("startAt")} />
      <DatetimeField label={t("endAt")} {...form.text("endAt")} />
      <SelectField
        label={t("readers")}
        placeholder={t("allReaders")}
        options={languages.map((one) => ({ value: one, label: common(`languageNames.${one}`) }))}
        {...form.choice("lang")}
        onChange={({ target: { value } }) => form.set("lang", isLanguage(value) ? value : "")}
      />
    </PublishPanel>
  );
}

const devices = ["A", "Y", "N"] as const satisfies readonly BannerDevice[];

/** On which devices and pages a banner stands. */
export function BannerPages({ form, menus }: Props & { menus: readonly BannerMenu[] }) {
  const t = useTranslations("ishm.banner.form");
  const { menuCodes } = form.draft;
  const error = form.errorOf("menuCodes");
  const choose = (code: string, isChosen: boolean) =>
    form.set("menuCodes", isChosen ? [...menuCodes, code] : menuCodes.filter((one) => one !== code));
  return (
    <Panel title={t("places")}>
      <RadioField
        label={t("devices")}
        options={devices.map((value) => ({ value, label: t(`device.${value}`) }))}
        {...form.choice("devicePc")}
        onChange={({ target: { value } }) =>
          form.set("devicePc", devices.find((one) => one === value) ?? "A")
        }
      />
      <fieldset id="menuCodes" tabIndex={-1} aria-describedby={error ? "menuCodes-error" : undefined}>
        <legend className="mb-1.5 text-caption font-semibold">{t("pages")}</legend>
        {menus.map(({ code, label }) => (
          <CheckboxField
            key={code}
            id={`menu-${code}`}
            label={label}
            checked={menuCodes.includes(code)}
            disabled={!form.canSave}
            onChange={({ target }) => choose(code, target.checked)}
          />
        ))}
        {error ? <FieldError id="menuCodes">{error}</FieldError> : null}
      </fieldset>
    </Panel>
  );
}
