"use client";

import { useTranslations } from "next-intl";
import { LinkField } from "../board/form/link-field";
import { PriceField } from "../board/form/price-field";
import { Panel } from "../frame/panel";
import type { ReferenceFormProps } from "./reference-publishing";

/** What a product of the pro shop costs, and where it is bought. */
export function ReferenceProduct({ form, errorOf }: ReferenceFormProps) {
  const t = useTranslations("ishm.reference.form");
  const { draft, canSave, change } = form;
  return (
    <Panel title={t("product")}>
      <PriceField
        id="price"
        label={t("price")}
        value={draft.price}
        isReadOnly={!canSave}
        error={errorOf("price")}
        onChange={(price) => change({ price })}
      />
      <LinkField
        id="productLink"
        label={t("productLink")}
        value={draft.productLink}
        isReadOnly={!canSave}
        error={errorOf("productLink")}
        onChange={(productLink) => change({ productLink })}
      />
    </Panel>
  );
}
