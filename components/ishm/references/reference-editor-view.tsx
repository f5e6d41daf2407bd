"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import type { ReferenceDetail } from "@/lib/contract/boards/references";
import { stockStates } from "@/lib/contract/code-values/club-records";
import { isProduct, type ReferenceBoard, type ReferenceDraft } from "@/lib/web/boards/reference";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { BoardEditor } from "../board/form/board-editor";
import { BoardFiles } from "../board/form/board-files";
import { BoardForm } from "../board/form/board-form";
import { LinkField } from "../board/form/link-field";
import { PriceField } from "../board/form/price-field";
import { PublishPanel } from "../board/form/publish-panel";
import { BoardRichText, BoardWords } from "../board/form/text-fields";
import { type BoardForm as Form, useBoardForm } from "../board/form/use-board-form";
import { FormPicture } from "../board/picture/board-picture";
import { Panel } from "../frame/panel";
import { useGiftBoard, useReferenceBoard, useReferenceTypes } from "./use-reference-board";

/** One paper or product, or a new one (`referenceIdx` null). */
export function ReferenceEditorView({ referenceIdx }: { referenceIdx: number | null }) {
  const t = useTranslations("ishm.reference");
  const board = useReferenceBoard();
  return (
    <BoardEditor board={board} idx={referenceIdx} titles={{ new: t("new"), edit: t("edit") }}>
      {(record, canSave) => <ReferenceForm board={board} record={record} canSave={canSave} />}
    </BoardEditor>
  );
}

/** One product of the pro shop, or a new one. */
export function GiftEditorView({ referenceIdx }: { referenceIdx: number | null }) {
  const t = useTranslations("ishm.gifts");
  const board = useGiftBoard();
  return (
    <BoardEditor
      board={board}
      idx={referenceIdx}
      titles={{ new: t("new"), edit: t("edit") }}
      crumbs={[{ label: t("title"), href: board.menu.path }]}
    >
      {(record, canSave) => <ReferenceForm board={board} record={record} canSave={canSave} isGift />}
    </BoardEditor>
  );
}

/** The frame of the shelf in the shop. */
const frame = { width: 960, height: 720 };

type Props = {
  board: ReferenceBoard;
  record: ReferenceDetail | null;
  canSave: boolean;
  /** On the screen of the products, which stay products. */
  isGift?: boolean;
};

/** A paper with its files, or a product with its picture and price. */
function ReferenceForm({ board, record, canSave, isGift = false }: Props) {
  const t = useTranslations("ishm.reference.form");
  const sentenceOf = ({ field, reason }: FieldProblem) => {
    if (field === "type") return t("typeNeeded");
    if (field === "price") return t("priceWrong");
    if (field === "productLink") return t("linkWrong");
    return field.endsWith(".title") && reason === "required" ? t("titleRequired") : null;
  };
  const form = useBoardForm({ board, record, canSave, sentenceOf });
  const isForSale = isProduct(form.draft);
  // A paper that has a picture from before can lose it.
  const hasPicture = isForSale || Boolean(form.saved?.pictures.image ?? form.draft.pictures.image);
  return (
    <BoardForm
      form={form}
      texts={(panel) => (
        <>
          <BoardWords of={panel} name="title" label={t("titleLabel")} maxLength={120} />
          {isForSale ? <BoardWords of={panel} name="category" label={t("category")} maxLength={30} /> : null}
          <BoardRichText of={panel} name="contents" label={t("contents")} />
        </>
      )}
      below={
        hasPicture ? (
          <Panel title={t("picture")}>
            <FormPicture form={form} part="image" label={t("image")} hint={t("imageHint")} size={frame} />
          </Panel>
        ) : null
      }
      settings={
        <>
          {isGift ? <PublishPanel form={form} /> : <ReferencePublishing form={form} />}
          {isForSale ? (
            <Panel title={t("product")}>
              <PriceField label={t("price")} {...form.custom("price")} />
              <SelectField
                label={t("stock")}
                options={stockStates.map((value) => ({ value, label: t(`stocks.${value}`) }))}
                {...form.choice("stock")}
                onChange={({ target }) =>
                  form.set("stock", stockStates.find((one) => one === target.value) ?? "IN_STOCK")
                }
              />
              <LinkField label={t("productLink")} {...form.custom("productLink")} />
            </Panel>
          ) : null}
          <BoardFiles form={form} refused={form.errorOf("files")} />
        </>
      }
    />
  );
}

/** Whether visitors see it, and among which kind. */
function ReferencePublishing({ form }: { form: Form<ReferenceDraft, ReferenceDetail> }) {
  const t = useTranslations("ishm.reference.form");
  const { draft, baseline } = form;
  const types = useReferenceTypes(draft.type);
  const losesPrice = isProduct(baseline) && !isProduct(draft);
  return (
    <PublishPanel form={form}>
      <SelectField
        label={t("type")}
        hint={losesPrice ? t("losesPrice") : isProduct(draft) ? t("inShop") : undefined}
        placeholder={draft.type === "" ? t("chooseType") : undefined}
        options={types}
        {...form.choice("type")}
      />
    </PublishPanel>
  );
}
