"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { RadioField } from "@/components/form/radio-field";
import { TextareaField } from "@/components/form/textarea-field";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { FormFoot, FormFrame } from "../form/form-frame";
import { RecordScreen } from "../form/record-screen";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { ScreenTabs } from "../frame/screen-tabs";
import { LogoPictures, LogoTextFields } from "./logo-fields";
import { IconFields } from "./picture-field";
import { SearchFields } from "./search-fields";
import { type SiteAdditionFormProps, useSiteAdditionForm } from "./use-site-addition-form";

/** Logos, icons, and additions to the head of every page. */
export function SiteAdditionView() {
  const t = useTranslations("ishm.siteAddition");
  const { access, language } = useOffice();
  const { isRead, isUpdate } = access(officeMenus.siteAddition.code);
  // The input stays when the language of the screen changes.
  const [lang] = useState(language);
  const read = useCallback(
    (signal?: AbortSignal) =>
      call("GET /site/addition", { query: { scope: "admin", lang } }, { handled: true, signal }),
    [lang],
  );
  if (!isRead) return <NoAccess />;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <ScreenTabs of="siteAddition" />
      <RecordScreen read={read}>
        {(addition, edition) => (
          <SiteAdditionForm key={edition} addition={addition} read={read} canSave={isUpdate} />
        )}
      </RecordScreen>
    </>
  );
}

type Props = { form: ReturnType<typeof useSiteAdditionForm>; isReadOnly: boolean };

const zooms = ["free", "fixed"] as const;

/** Whether visitors may zoom, and additions to the head of every page. */
function HeadFields({ form, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteAddition");
  const { draft, change } = form;
  return (
    <Panel title={t("panels.head")}>
      <RadioField
        name="viewportZoom"
        label={t("zoom")}
        hint={t("zoomHint")}
        value={draft.viewportZoom}
        disabled={isReadOnly}
        options={zooms.map((value) => ({ value, label: t(`zooms.${value}`) }))}
        onChange={(event) => change({ viewportZoom: event.target.value === "fixed" ? "fixed" : "free" })}
      />
      <TextareaField
        {...form.text("headTags")}
        label={t("headTags")}
        hint={t("headTagsHint")}
        placeholder={'<meta name="msvalidate.01" content="…">'}
        rows={4}
        spellCheck={false}
      />
    </Panel>
  );
}

/** The form of the additional info: logos, icons, search engines, head of the pages. */
function SiteAdditionForm(props: SiteAdditionFormProps) {
  const t = useTranslations("ishm.siteAddition");
  const { canSave } = props;
  const form = useSiteAdditionForm(props);
  return (
    <FormFrame form={form} className="max-w-300">
      <LogoPictures form={form} isReadOnly={!canSave} />
      <LogoTextFields form={form} isReadOnly={!canSave} />
      <IconFields form={form} isReadOnly={!canSave} />
      <SearchFields form={form} isReadOnly={!canSave} />
      <HeadFields form={form} isReadOnly={!canSave} />
      <FormFoot>
        <p className="ms-auto text-chip text-ink-3">{t("countsSoon")}</p>
      </FormFoot>
    </FormFrame>
  );
}
