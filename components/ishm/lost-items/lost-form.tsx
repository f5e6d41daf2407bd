"use client";

import { useTranslations } from "next-intl";
import type { LostAdminDetail } from "@/lib/contract/lost-items/lost-items";
import { BoardForm, type ErrorOf } from "../board/form/board-form";
import { BoardWords } from "../board/form/text-fields";
import { type BoardForm as Form, useBoardForm } from "../board/form/use-board-form";
import { useRereadForm } from "../board/form/use-reread-form";
import { BoardPicture } from "../board/picture/board-picture";
import { Panel } from "../frame/panel";
import { ClaimPanel } from "./claim-panel";
import { FindPanel } from "./find-panel";
import { type LostDraft, lostBoard } from "./lost";
import { MarksPanel } from "./marks-panel";

export type LostFormProps = { form: Form<LostDraft, LostAdminDetail>; errorOf: ErrorOf };
type Props = { record: LostAdminDetail | null; canSave: boolean };

/** The frame of a picture, in twice the pixels that visitors see. */
const frame = { width: 960, height: 720 };

/** A lost item: its words in every language, its picture and marks, where it was found, and who asks for it. */
export function LostForm({ record, canSave }: Props) {
  const t = useTranslations("ishm.lostItems.form");
  const form = useBoardForm({ board: lostBoard, record, canSave });
  const { latest, reread } = useRereadForm(form, record);
  const { draft, saved, changePicture } = form;
  return (
    <BoardForm
      form={form}
      sentenceOf={({ field, reason }) => {
        if (field === "lostType") return t("typeNeeded");
        if (field.endsWith(".itemName") && reason === "required") return t("itemNeeded");
        return field.endsWith(".foundPlace") && reason === "required" ? t("placeNeeded") : null;
      }}
      texts={(panel) => (
        <>
          <BoardWords of={panel} name="itemName" label={t("item")} maxLength={60} />
          <BoardWords of={panel} name="color" label={t("color")} maxLength={30} />
          <BoardWords of={panel} name="foundPlace" label={t("foundPlace")} maxLength={80} />
          <BoardWords of={panel} name="storagePlace" label={t("storagePlace")} maxLength={80} />
          <BoardWords
            of={panel}
            name="description"
            label={t("description")}
            hint={t("descriptionHint")}
            maxLength={300}
            rows={3}
          />
        </>
      )}
      below={(errorOf) => (
        <>
          <MarksPanel form={form} errorOf={errorOf} />
          <Panel title={t("picture")}>
            <BoardPicture
              id="image"
              label={t("image")}
              hint={t("imageHint")}
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
          {latest ? <ClaimPanel item={latest} onChanged={reread} /> : null}
          <FindPanel form={form} errorOf={errorOf} />
        </>
      )}
    />
  );
}
