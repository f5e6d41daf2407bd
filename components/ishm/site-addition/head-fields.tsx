"use client";

import { useTranslations } from "next-intl";
import { RadioField } from "@/components/form/radio-field";
import { TextareaField } from "@/components/form/textarea-field";
import { Panel } from "../frame/panel";
import type { useSiteAdditionForm } from "./use-site-addition-form";

type Props = { form: ReturnType<typeof useSiteAdditionForm>; isReadOnly: boolean };

const zooms = ["free", "fixed"] as const;

/** Whether visitors may zoom, and what else stands in the head of every page. */
export function HeadFields({ form, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteAddition");
  const { draft, change, errors } = form;
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
        name="headTags"
        label={t("headTags")}
        hint={t("headTagsHint")}
        placeholder={'<meta name="msvalidate.01" content="…">'}
        rows={4}
        spellCheck={false}
        value={draft.headTags}
        readOnly={isReadOnly}
        error={errors.of("headTags")}
        onChange={(event) => change({ headTags: event.target.value })}
      />
    </Panel>
  );
}
