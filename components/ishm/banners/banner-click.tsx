"use client";

import { useTranslations } from "next-intl";
import { SwitchField } from "@/components/form/switch-field";
import { LinkField } from "../board/form/link-field";
import { Panel } from "../frame/panel";
import type { BannerFormProps } from "./banner-times";

const switches = ["seeDetail", "windowOpen", "todayClose"] as const;

/** Where a banner leads, and how it is put away. */
export function BannerClick({ form, errorOf }: BannerFormProps) {
  const t = useTranslations("ishm.banner.form");
  const { draft, canSave, change } = form;
  return (
    <Panel title={t("click")}>
      <LinkField
        id="link"
        label={t("link")}
        value={draft.link}
        isReadOnly={!canSave}
        error={errorOf("link")}
        onChange={(link) => change({ link })}
      />
      {switches.map((name) => (
        <SwitchField
          key={name}
          name={name}
          label={t(name)}
          checked={draft[name]}
          disabled={!canSave}
          onChange={(event) => change({ [name]: event.target.checked })}
        />
      ))}
    </Panel>
  );
}
