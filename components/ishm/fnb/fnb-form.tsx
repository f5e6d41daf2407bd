"use client";

import { useTranslations } from "next-intl";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import type { FnbBoard } from "@/lib/web/boards/fnb";
import type { FnbDraft } from "@/lib/web/boards/fnb-draft";
import { BoardForm, type ErrorOf } from "../board/form/board-form";
import { type BoardForm as Form, useBoardForm } from "../board/form/use-board-form";
import { BoardPicture } from "../board/picture/board-picture";
import { Panel } from "../frame/panel";
import { AllergenPanel } from "./allergen-panel";
import { DishPanel } from "./dish-panel";
import { FnbPublish } from "./fnb-publish";
import { FnbTexts } from "./fnb-texts";

export type FnbFormProps = { form: Form<FnbDraft, FnbItem>; errorOf: ErrorOf };
type Props = { board: FnbBoard; record: FnbItem | null; canSave: boolean };

/** What the card shows, in twice the pixels of its frame. */
const frame = { width: 640, height: 480 };

/** A dish: its words in every language, its picture, where and for how much it is served. */
export function FnbForm({ board, record, canSave }: Props) {
  const t = useTranslations("ishm.fnb.form");
  const form = useBoardForm({ board, record, canSave });
  const { draft, saved, changePicture } = form;
  return (
    <BoardForm
      form={form}
      sentenceOf={({ field, reason }) => {
        if (field === "outlet") return t("outletRequired");
        if (field === "price") return t(reason === "required" ? "priceRequired" : "priceWrong");
        return field.endsWith(".name") && reason === "required" ? t("nameRequired") : null;
      }}
      texts={(panel) => <FnbTexts of={panel} draft={draft} />}
      below={(errorOf) => (
        <>
          <AllergenPanel form={form} />
          <Panel title={t("picture")}>
            <BoardPicture
              id="image"
              label={t("image")}
              size={frame}
              savedUrl={saved?.pictures.image ?? null}
              value={draft.pictures.image}
              isReadOnly={!canSave}
              error={errorOf("image")}
              onChange={(next) => changePicture("image", next)}
            />
          </Panel>
        </>
      )}
      settings={(errorOf) => (
        <>
          <FnbPublish form={form} />
          <DishPanel form={form} errorOf={errorOf} />
        </>
      )}
    />
  );
}
