"use client";

import { useTranslations } from "next-intl";
import { useCallback, useRef, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { AdminMenu } from "@/lib/contract/site/menus";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { officeMenus } from "@/lib/web/office/office-menus";
import { localePath } from "@/lib/web/routing/locale";
import { FormFoot } from "../form/form-foot";
import { OfficeForm } from "../form/office-form";
import { useRecord } from "../form/use-record";
import { OfficeFailure } from "../frame/office-failure";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { MenuAddress } from "./menu-address";
import type { MenuDetail } from "./menu-draft";
import { MenuTexts } from "./menu-texts";
import { MenuPassword, MenuVisibility } from "./menu-visibility";
import { useMenuForm } from "./use-menu-form";

type Props = {
  code: string;
  tree: readonly AdminMenu[];
  onTyped: (isTyped: boolean) => void;
  onSaved: () => Promise<unknown>;
};

/** One menu with all its texts, as the server has it now. */
export function MenuEditor({ code, tree, onTyped, onSaved }: Props) {
  const { language } = useOffice();
  // Another language of the screen changes nothing in what is typed.
  const [lang] = useState(language);
  const isTyped = useRef(false);
  const read = useCallback(
    (signal: AbortSignal | undefined) =>
      call("GET /menus/{id}", { params: { id: code }, query: { lang } }, { handled: true, signal }),
    [code, lang],
  );
  const { record, failure, edition, reload } = useRecord(read, () => isTyped.current);
  const onDirty = useCallback(
    (isDirty: boolean) => {
      isTyped.current = isDirty;
      onTyped(isDirty);
    },
    [onTyped],
  );
  if (!record) {
    return failure ? (
      <OfficeFailure failure={failure} onRetry={() => void reload()} />
    ) : (
      <div aria-busy="true">
        <Skeleton className="h-96 w-full" />
      </div>
    );
  }
  return (
    <MenuForm
      key={edition}
      menu={record}
      tree={tree}
      onDirty={onDirty}
      read={read}
      onSaved={async () => {
        await Promise.all([reload(), onSaved()]);
      }}
    />
  );
}

type MenuFormProps = {
  menu: MenuDetail;
  tree: readonly AdminMenu[];
  onDirty: (isDirty: boolean) => void;
  onSaved: () => Promise<void>;
  read: (signal: undefined) => Promise<Result<MenuDetail, CallFailure>>;
};

/** Everything of one menu. */
function MenuForm(props: MenuFormProps) {
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
