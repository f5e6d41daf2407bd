"use client";

import { useTranslations } from "next-intl";
import type { FnbDraft, FnbText } from "@/lib/web/boards/fnb-draft";
import type { TextPanel } from "../board/form/board-texts";
import { BoardWords } from "../board/form/text-fields";
import { useOffice } from "../frame/root/office-context";
import { OriginHint } from "./origin-hint";
import { useCategories } from "./use-categories";

type Props = { of: TextPanel<FnbText>; draft: FnbDraft };
type Borrowed = "category" | "description" | "originInfo";

/** What a dish says of itself in one language; what it leaves out is said in the club's own. */
export function FnbTexts({ of: panel, draft }: Props) {
  const t = useTranslations("ishm.fnb.form");
  const { defaultLanguage } = useOffice();
  const categories = useCategories(panel.language, draft.outlet);
  const own = panel.language === defaultLanguage ? null : draft.texts[defaultLanguage];
  const borrowed = (name: Borrowed) => {
    const words = own?.[name].trim();
    return words && panel.text.name.trim() && !panel.text[name].trim() ? t("borrowed", { words }) : undefined;
  };
  return (
    <>
      <BoardWords of={panel} name="name" label={t("name")} maxLength={60} />
      <BoardWords
        of={panel}
        name="category"
        label={t("category")}
        hint={borrowed("category") ?? t("categoryHint")}
        suggestions={categories}
        maxLength={30}
      />
      <BoardWords
        of={panel}
        name="description"
        label={t("description")}
        hint={borrowed("description")}
        maxLength={500}
        rows={3}
      />
      <BoardWords
        of={panel}
        name="originInfo"
        label={t("originInfo")}
        hint={
          borrowed("originInfo") ?? (
            <OriginHint
              text={panel.text}
              isTold={(panel.text.originInfo || (own?.originInfo ?? "")).trim() !== ""}
              allergens={draft.allergens}
            />
          )
        }
        maxLength={200}
        rows={2}
      />
    </>
  );
}
