"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { PasswordField } from "@/components/form/password-field";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { type AdminMenu, menuPermit } from "@/lib/contract/site/menus";
import { Panel } from "../frame/panel";
import { useListWords } from "../frame/use-list-words";
import { type MenuDetail, protectedMenus } from "./menu-draft";
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

type MenuPasswordProps = {
  form: MenuFormState;
  menu: MenuDetail;
  tree: readonly AdminMenu[];
  isReadOnly: boolean;
};

/** A page's password: it can be set, replaced and taken away, and is never shown. */
export function MenuPassword({ form, menu, tree, isReadOnly }: MenuPasswordProps) {
  const t = useTranslations("ishm.menus.password");
  const list = useListWords();
  const { draft, change, errors } = form;
  return (
    <Panel title={t("title")}>
      <p className={menu.hasPassword ? "font-semibold" : "text-ink-2"}>
        {t(menu.hasPassword ? "isSet" : "isNone", { pages: list(protectedMenus(menu.code, tree)) })}
      </p>
      {isReadOnly ? null : (
        <>
          <PasswordField
            name="password"
            label={t(menu.hasPassword ? "replace" : "set")}
            hint={t("hint")}
            showLabel={t("show")}
            hideLabel={t("hide")}
            value={draft.password}
            autoComplete="new-password"
            maxLength={64}
            disabled={draft.takesPasswordAway}
            error={errors.of("password")}
            onChange={(event) => change({ password: event.target.value })}
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
      )}
    </Panel>
  );
}
