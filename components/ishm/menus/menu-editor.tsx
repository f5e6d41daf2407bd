"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import type { AdminMenu } from "@/lib/contract/site/menus";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { FormFoot, FormFrame } from "../form/form-frame";
import { RecordScreen } from "../form/record-screen";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { SiteButton } from "../frame/site-button";
import { MenuAddress } from "./menu-address";
import { MenuTexts } from "./menu-texts";
import { MenuPassword, MenuVisibility } from "./menu-visibility";
import { useMenuForm } from "./use-menu-form";

type Props = {
  code: string;
  tree: readonly AdminMenu[];
  onSaved: () => Promise<unknown>;
};

/** One menu with all its texts, as the server has it now. */
export function MenuEditor({ code, ...props }: Props) {
  const { access, language } = useOffice();
  const canSave = access(officeMenus.menus.code).isUpdate;
  // The input stays when the language of the screen changes.
  const [lang] = useState(language);
  const read = useCallback(
    (signal?: AbortSignal) =>
      call("GET /menus/{id}", { params: { id: code }, query: { lang } }, { handled: true, signal }),
    [code, lang],
  );
  return (
    <RecordScreen read={read}>
      {(menu, edition) => (
        <MenuForm key={edition} menu={menu} canSave={canSave} read={() => read()} {...props} />
      )}
    </RecordScreen>
  );
}

function MenuForm(props: Parameters<typeof useMenuForm>[0]) {
  const t = useTranslations("ishm.menus");
  const form = useMenuForm(props);
  const { saved: menu, baseline } = form;
  return (
    <FormFrame form={form}>
      <Panel title={menu.name} side={<span className="text-chip tracking-wide text-ink-3">{menu.code}</span>}>
        <MenuTexts form={form} />
      </Panel>
      <div className="grid items-start gap-5 min-[87.5rem]:grid-cols-2">
        <MenuAddress form={form} />
        <div className="flex flex-col gap-5">
          <MenuVisibility form={form} />
          <MenuPassword form={form} tree={props.tree} />
        </div>
      </div>
      <FormFoot>
        <SiteButton path={baseline.seoSlug} className="ms-auto">
          {t("viewOnSite")}
        </SiteButton>
      </FormFoot>
    </FormFrame>
  );
}
