"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { localePath } from "@/lib/web/routing/locale";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import type { MenuDetail } from "./menu-draft";
import type { MenuFormState } from "./use-menu-form";

type Props = { form: MenuFormState; menu: MenuDetail; isReadOnly: boolean };

/** Where a page stands on the site, or where its menu leads instead. */
export function MenuAddress({ form, menu, isReadOnly }: Props) {
  const t = useTranslations("ishm.menus.address");
  const { languages, defaultLanguage } = useOffice();
  const { draft, baseline, change, errors, isHome } = form;
  const addresses = languages.map(
    (language) => window.location.origin + localePath(draft.seoSlug, language, defaultLanguage),
  );
  const isMoved = draft.seoSlug !== baseline.seoSlug;
  return (
    <Panel title={t("title")}>
      <TextField
        name="seoSlug"
        label={t("slug")}
        hint={t(isHome ? "homeHint" : menu.parentCode === null ? "slugHint" : "sectionHint")}
        value={draft.seoSlug}
        maxLength={100}
        readOnly={isReadOnly || isHome}
        error={errors.of("seoSlug")}
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
        name="link"
        label={t("link")}
        hint={t("linkHint")}
        value={draft.link}
        maxLength={300}
        readOnly={isReadOnly}
        error={errors.of("link")}
        onChange={(event) => change({ link: event.target.value.trim() })}
      />
      <SelectField
        name="target"
        label={t("target")}
        value={draft.target}
        disabled={isReadOnly}
        options={(["SELF", "BLANK"] as const).map((value) => ({ value, label: t(`targets.${value}`) }))}
        onChange={(event) => change({ target: event.target.value === "BLANK" ? "BLANK" : "SELF" })}
      />
      <TextField
        name="snsImageUrl"
        label={t("image")}
        hint={t("imageHint")}
        value={draft.snsImageUrl}
        maxLength={500}
        readOnly={isReadOnly}
        error={errors.of("snsImageUrl")}
        onChange={(event) => change({ snsImageUrl: event.target.value.trim() })}
      />
    </Panel>
  );
}
