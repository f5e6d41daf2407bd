"use client";

import { useTranslations } from "next-intl";
import type { ReferenceDetail } from "@/lib/contract/boards/references";
import { isProduct, type ReferenceBoard } from "@/lib/web/boards/reference";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { BoardFiles } from "../board/form/board-files";
import { BoardForm } from "../board/form/board-form";
import { BoardRichText, BoardWords } from "../board/form/text-fields";
import { useBoardForm } from "../board/form/use-board-form";
import { ReferencePicture } from "./reference-picture";
import { ReferenceProduct } from "./reference-product";
import { ReferencePublishing } from "./reference-publishing";

type Props = { board: ReferenceBoard; record: ReferenceDetail | null; canSave: boolean };

/** A paper with its files, or a product with its picture and price, in every language of the club. */
export function ReferenceForm({ board, record, canSave }: Props) {
  const t = useTranslations("ishm.reference.form");
  const form = useBoardForm({ board, record, canSave });
  const isForSale = isProduct(form.draft);
  const hasPicture = Boolean(form.saved?.pictures.image ?? form.draft.pictures.image);
  const sentenceOf = ({ field, reason }: FieldProblem) => {
    if (field === "type") return t("typeNeeded");
    if (field === "price") return t("priceWrong");
    if (field === "productLink") return t("linkWrong");
    return field.endsWith(".title") && reason === "required" ? t("titleRequired") : null;
  };
  return (
    <BoardForm
      form={form}
      sentenceOf={sentenceOf}
      texts={(panel) => (
        <>
          <BoardWords of={panel} name="title" label={t("titleLabel")} maxLength={120} />
          <BoardRichText of={panel} name="contents" label={t("contents")} />
        </>
      )}
      below={(errorOf) =>
        isForSale || hasPicture ? <ReferencePicture form={form} errorOf={errorOf} /> : null
      }
      settings={(errorOf) => (
        <>
          <ReferencePublishing form={form} errorOf={errorOf} />
          {isForSale ? <ReferenceProduct form={form} errorOf={errorOf} /> : null}
          <BoardFiles form={form} refused={errorOf("files")} />
        </>
      )}
    />
  );
}
