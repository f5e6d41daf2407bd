"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { PasswordField } from "@/components/form/password-field";
import type { AdminMenu } from "@/lib/contract/site/menus";
import { Panel } from "../frame/panel";
import { useListWords } from "../frame/use-list-words";
import { type MenuDetail, protectedMenus } from "./menu-draft";
import type { MenuFormState } from "./use-menu-form";

type Props = { form: MenuFormState; menu: MenuDetail; tree: readonly AdminMenu[]; isReadOnly: boolean };

/** A page's password: it can be set, replaced and taken away, and is never shown. */
export function MenuPassword({ form, menu, tree, isReadOnly }: Props) {
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
