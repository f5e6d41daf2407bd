"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { menuPermit } from "@/lib/contract/site/menus";
import { Panel } from "../frame/panel";
import type { MenuDetail } from "./menu-draft";
import type { MenuFormState } from "./use-menu-form";

type Props = { form: MenuFormState; menu: MenuDetail; isReadOnly: boolean };

/** Who sees a menu, and what its page does besides. */
export function MenuVisibility({ form, menu, isReadOnly }: Props) {
  const t = useTranslations("ishm.menus");
  const { draft, baseline, change, errors, isHome, mainName } = form;
  return (
    <Panel title={t("visibility.title")}>
      <SwitchField
        name="isVisible"
        label={t("visibility.isVisible")}
        hint={t(isHome ? "visibility.homeHint" : "visibility.isVisibleHint")}
        checked={draft.isVisible}
        disabled={isReadOnly || isHome}
        error={errors.of("isVisible")}
        onChange={(event) => change({ isVisible: event.target.checked })}
      />
      <SelectField
        name="permit"
        label={t("visibility.permit")}
        value={draft.permit}
        disabled={isReadOnly}
        options={menuPermit.options.map((value) => ({
          value,
          label: t(`permits.${value}`),
          isDisabled: isHome && (value === "2" || value === "3"),
        }))}
        onChange={(event) => change({ permit: menuPermit.parse(event.target.value) })}
      />
      <SwitchField
        name="isExistBanner"
        label={t("visibility.isExistBanner")}
        hint={t("visibility.isExistBannerHint")}
        checked={draft.isExistBanner}
        disabled={isReadOnly}
        onChange={(event) => change({ isExistBanner: event.target.checked })}
      />
      {menu.parentCode === null ? (
        <SwitchField
          name="isMainPage"
          label={t("visibility.isMainPage")}
          hint={
            baseline.isMainPage
              ? t("visibility.isMainHint")
              : t("visibility.isMainPageHint", { menu: mainName })
          }
          checked={draft.isMainPage}
          disabled={isReadOnly || baseline.isMainPage}
          error={errors.of("isMainPage")}
          onChange={(event) => change({ isMainPage: event.target.checked })}
        />
      ) : null}
    </Panel>
  );
}
