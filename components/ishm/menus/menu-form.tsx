"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { AdminMenu } from "@/lib/contract/site/menus";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { officeMenus } from "@/lib/web/office/office-menus";
import { localePath } from "@/lib/web/routing/locale";
import { FormFoot } from "../form/form-foot";
import { OfficeForm } from "../form/office-form";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { MenuAddress } from "./menu-address";
import type { MenuDetail } from "./menu-draft";
import { MenuPassword } from "./menu-password";
import { MenuTexts } from "./menu-texts";
import { MenuVisibility } from "./menu-visibility";
import { useMenuForm } from "./use-menu-form";

type Props = {
  menu: MenuDetail;
  tree: readonly AdminMenu[];
  onDirty: (isDirty: boolean) => void;
  onSaved: () => Promise<void>;
  read: (signal: undefined) => Promise<Result<MenuDetail, CallFailure>>;
};

/** Everything of one menu. */
export function MenuForm(props: Props) {
  const { menu, tree } = props;
  const t = useTranslations("ishm.menus");
  const common = useTranslations("common");
  const { access, language, defaultLanguage } = useOffice();
  const canSave = access(officeMenus.menus.code).isUpdate;
  const form = useMenuForm({ ...props, canSave });
  const field = { form, isReadOnly: !canSave };
  return (
    <OfficeForm errors={form.errors} canSave={canSave} onSubmit={form.submit} conflict={form.conflict}>
      <Panel title={menu.name} side={<span className="text-chip tracking-wide text-ink-3">{menu.code}</span>}>
        <MenuTexts {...field} />
      </Panel>
      <div className="grid items-start gap-5 min-[1400px]:grid-cols-2">
        <MenuAddress {...field} menu={menu} />
        <div className="flex flex-col gap-5">
          <MenuVisibility {...field} menu={menu} />
          <MenuPassword {...field} menu={menu} tree={tree} />
        </div>
      </div>
      <FormFoot canSave={canSave} isBusy={form.isBusy} isDirty={form.isDirty}>
        <ButtonLink
          href={localePath(form.baseline.seoSlug, language, defaultLanguage)}
          target="_blank"
          rel="noopener"
          variant="quiet"
          size="small"
          className="ms-auto"
        >
          {t("viewOnSite")}
          <Icon name="external" size={16} />
          <span className="visually-hidden">{common("newWindow")}</span>
        </ButtonLink>
      </FormFoot>
    </OfficeForm>
  );
}
