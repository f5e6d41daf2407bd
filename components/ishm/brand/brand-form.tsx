"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { isPlainBrand, plainBrand } from "@/lib/shared/brand/brand";
import { FormFoot, FormFrame } from "../form/form-frame";
import { Panel } from "../frame/panel";
import { brandDraftOf } from "./brand-draft";
import { BrandPreviews } from "./brand-previews";
import { ColorFields } from "./color-fields";
import { PalettePanel } from "./palette-panel";
import { StyleFields } from "./style-fields";
import { type BrandFormProps, useBrandForm } from "./use-brand-form";

/** The form of the look: fields on the left, what comes out on the right. */
export function BrandForm(props: BrandFormProps) {
  const t = useTranslations("ishm.brand");
  const form = useBrandForm(props);
  const { look } = form;
  return (
    <FormFrame form={form} className="max-w-400">
      <div className="grid grid-cols-1 items-start gap-5 min-[75rem]:grid-cols-2 min-[75rem]:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <Panel title={t("panels.colors")}>
            <ColorFields form={form} />
          </Panel>
          <PalettePanel look={look} />
        </div>
        <div className="min-w-0 min-[75rem]:sticky min-[75rem]:top-18 min-[75rem]:row-span-2">
          <Panel title={t("panels.preview")}>
            <BrandPreviews look={look} />
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <StyleFields form={form} />
        </div>
      </div>
      <FormFoot>
        {form.canSave ? (
          <Button
            variant="outline"
            size="small"
            disabled={isPlainBrand(look)}
            onClick={() => form.change(brandDraftOf(plainBrand))}
          >
            {t("reset")}
          </Button>
        ) : null}
        <p className="ms-auto text-chip text-ink-3">{t("countsSoon")}</p>
      </FormFoot>
    </FormFrame>
  );
}
