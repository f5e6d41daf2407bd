"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { FieldError } from "@/components/form/field";
import { RadioField } from "@/components/form/radio-field";
import type { BannerDevice } from "@/lib/web/boards/banner";
import { Panel } from "../frame/panel";
import type { BannerFormProps } from "./banner-times";
import type { BannerMenu } from "./use-banner-menus";

const devices = ["A", "Y", "N"] as const satisfies readonly BannerDevice[];

/** On which devices and pages a banner stands. */
export function BannerPlaces({ form, menus, errorOf }: BannerFormProps & { menus: readonly BannerMenu[] }) {
  const t = useTranslations("ishm.banner.form");
  const { draft, canSave, change } = form;
  const { menuCodes } = draft;
  const error = errorOf("menuCodes");
  return (
    <Panel title={t("places")}>
      <RadioField
        label={t("devices")}
        name="devicePc"
        options={devices.map((value) => ({ value, label: t(`device.${value}`) }))}
        value={draft.devicePc}
        disabled={!canSave}
        onChange={({ target: { value } }) =>
          change({ devicePc: devices.find((one) => one === value) ?? "A" })
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
            disabled={!canSave}
            onChange={({ target: { checked } }) =>
              change({
                menuCodes: checked ? [...menuCodes, code] : menuCodes.filter((one) => one !== code),
              })
            }
          />
        ))}
        {error ? <FieldError id="menuCodes">{error}</FieldError> : null}
      </fieldset>
    </Panel>
  );
}
