"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { PasswordField } from "@/components/form/password-field";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { type AdminMenu, menuPermit } from "@/lib/contract/site/menus";
import { Panel } from "../frame/panel";
import { useListWords } from "../frame/use-list-words";
import { protectedMenus } from "./menu-draft";
import type { MenuFormState } from "./use-menu-form";

type Props = { form: MenuFormState };

/** Visibility and access of a menu, banner and main page. */
export function MenuVisibility({ form }: Props) {
  const t = useTranslations("ishm.menus");
  const { baseline, saved: menu, change, canSave, isHome, mainName } = form;
  return (
    <Panel title={t("visibility.title")}>
      <SwitchField
        {...form.toggle("isVisible")}
        label={t("visibility.isVisible")}
        hint={t(isHome ? "visibility.homeHint" : "visibility.isVisibleHint")}
        disabled={!canSave || isHome}
      />
      <SelectField
        {...form.choice("permit")}
        label={t("visibility.permit")}
        options={menuPermit.options.map((value) => ({
          value,
          label: t(`permits.${value}`),
          isDisabled: isHome && (value === "2" || value === "3"),
        }))}
        onChange={(event) => change({ permit: menuPermit.parse(event.target.value) })}
      />
      <SwitchField
        {...form.toggle("isExistBanner")}
        label={t("visibility.isExistBanner")}
        hint={t("visibility.isExistBannerHint")}
      />
      {menu.parentCode === null ? (
        <SwitchField
          {...form.toggle("isMainPage")}
          label={t("visibility.isMainPage")}
          hint={
            baseline.isMainPage
              ? t("visibility.isMainHint")
              : t("visibility.isMainPageHint", { menu: mainName })
          }
          disabled={!canSave || baseline.isMainPage}
        />
      ) : null}
    </Panel>
  );
}

type MenuPasswordProps = { form: MenuFormState; tree: readonly AdminMenu[] };

/** A page's password: it can be set, replaced and taken away, and is never shown. */
export function MenuPassword({ form, tree }: MenuPasswordProps) {
  const t = useTranslations("ishm.menus.password");
  const list = useListWords();
  const { draft, saved: menu, change } = form;
  return (
    <Panel title={t("title")}>
      <p className={menu.hasPassword ? "font-semibold" : "text-ink-2"}>
        {t(menu.hasPassword ? "isSet" : "isNone", { pages: list(protectedMenus(menu.code, tree)) })}
      </p>
      {form.canSave ? (
        <>
          <PasswordField
            {...form.text("password")}
            label={t(menu.hasPassword ? "replace" : "set")}
            hint={t("hint")}
            showLabel={t("show")}
            hideLabel={t("hide")}
            autoComplete="new-password"
            maxLength={64}
            disabled={draft.takesPasswordAway}
          />
          {menu.hasPassword ? (
            <CheckboxField
              name="takesPasswordAway"
              label={t("takeAway")}
              checked={draft.takesPasswordAway}
              onChange={(event) => change({ takesPasswordAway: event.target.checked, password: "" })}
            />
          ) : null}
        </>
      ) : null}
    </Panel>
  );
}
