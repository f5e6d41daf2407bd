"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { localePath } from "@/lib/web/routing/locale";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import type { MenuFormState } from "./use-menu-form";

type Props = { form: MenuFormState };

/** The address of a page, or the link of its menu. */
export function MenuAddress({ form }: Props) {
  const t = useTranslations("ishm.menus.address");
  const { languages, defaultLanguage } = useOffice();
  const { draft, baseline, saved: menu, change, canSave, isHome } = form;
  const addresses = languages.map(
    (language) => window.location.origin + localePath(draft.seoSlug, language, defaultLanguage),
  );
  const isMoved = draft.seoSlug !== baseline.seoSlug;
  return (
    <Panel title={t("title")}>
      <TextField
        {...form.text("seoSlug")}
        label={t("slug")}
        hint={t(isHome ? "homeHint" : menu.parentCode === null ? "slugHint" : "sectionHint")}
        maxLength={100}
        readOnly={!canSave || isHome}
        onChange={(event) => change({ seoSlug: event.target.value.trim() })}
      />
      <div className="text-chip text-ink-2">
        <p className="font-semibold">{t("full")}</p>
        <ul className="break-all">
          {addresses.map((address) => (
            <li key={address}>{address}</li>
          ))}
        </ul>
        {isMoved && menu.parentCode === null ? (
          <p role="status" className="mt-2 bg-warn-tint px-3 py-2 text-warn">
            {t("moved", { old: baseline.seoSlug })}
          </p>
        ) : null}
      </div>
      <TextField
        {...form.text("link")}
        label={t("link")}
        hint={t("linkHint")}
        maxLength={300}
        onChange={(event) => change({ link: event.target.value.trim() })}
      />
      <SelectField
        name="target"
        label={t("target")}
        value={draft.target}
        disabled={!canSave}
        options={(["SELF", "BLANK"] as const).map((value) => ({ value, label: t(`targets.${value}`) }))}
        onChange={(event) => change({ target: event.target.value === "BLANK" ? "BLANK" : "SELF" })}
      />
      <TextField
        {...form.text("snsImageUrl")}
        label={t("image")}
        hint={t("imageHint")}
        maxLength={500}
        onChange={(event) => change({ snsImageUrl: event.target.value.trim() })}
      />
    </Panel>
  );
}
