"use client";

import { useTranslations } from "next-intl";
import type { Language } from "@/lib/shared/languages";
import { useCall } from "@/lib/web/api/use-call";
import type { FnbDraft, FnbText } from "@/lib/web/boards/fnb-draft";
import type { TextPanel } from "../board/form/board-texts";
import { BoardWords } from "../board/form/text-fields";
import { useOffice } from "../frame/root/office-context";
import { useListWords } from "../frame/use-list-words";
import { originKindsOf } from "./fnb-origin";

type Props = { of: TextPanel<FnbText>; draft: FnbDraft };
type Borrowed = "category" | "description" | "originInfo";

/** The words of a dish in one language; what it leaves empty is shown in the club's own. */
export function FnbTexts({ of: panel, draft }: Props) {
  const t = useTranslations("ishm.fnb.form");
  const { defaultLanguage } = useOffice();
  const categories = useCategories(panel.language, draft.outlet);
  const own = panel.language === defaultLanguage ? null : draft.texts[defaultLanguage];
  const borrowed = (name: Borrowed) => {
    const words = own?.[name].trim();
    return words && panel.text.name.trim() && !panel.text[name].trim() ? t("borrowed", { words }) : undefined;
  };
  const origin = (
    <OriginHint
      text={panel.text}
      hasOrigin={(panel.text.originInfo || (own?.originInfo ?? "")).trim() !== ""}
      allergens={draft.allergens}
    />
  );
  const category = { label: t("category"), maxLength: 30, suggestions: categories };
  return (
    <>
      <BoardWords of={panel} name="name" label={t("name")} maxLength={60} />
      <BoardWords of={panel} name="category" {...category} hint={borrowed("category") ?? t("categoryHint")} />
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
        hint={borrowed("originInfo") ?? origin}
        maxLength={200}
        rows={2}
      />
    </>
  );
}

/** The categories that dishes have in a language: those of an outlet, or of all while none is chosen. */
function useCategories(of: Language, outlet: string): readonly string[] {
  const { language: lang } = useOffice();
  const { data } = useCall(
    "GET /fnb-menu",
    { query: { lang, scope: "admin", size: "100", ...(outlet ? { outlet } : {}) } },
    { handled: true, keepPreviousData: true },
  );
  const written = (data?.list ?? []).map(({ admin }) => admin?.i18n[of]?.category ?? "");
  return [...new Set(written)].filter((category) => category !== "");
}

type OriginHintProps = {
  text: FnbText;
  /** Whether visitors read an origin with this text. */
  hasOrigin: boolean;
  allergens: readonly string[];
};

/** How origins are written; in Korea also that some of them have to be, and for which foods of this dish. */
function OriginHint({ text, hasOrigin, allergens }: OriginHintProps) {
  const t = useTranslations("ishm.fnb.origin");
  const list = useListWords();
  const { formats } = useOffice();
  if (hasOrigin || formats.countryFormat.country !== "KR") return t("example");
  const kinds = originKindsOf({ text, allergens });
  if (kinds.length === 0) return t("rule");
  return (
    <strong className="font-semibold text-warn">
      {t("needed", { foods: list(kinds.map((kind) => t(`kinds.${kind}`))) })}
    </strong>
  );
}
