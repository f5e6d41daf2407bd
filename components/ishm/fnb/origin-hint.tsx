"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { FnbText } from "@/lib/web/boards/fnb-draft";
import { useOffice } from "../frame/root/office-context";
import { originKindsOf } from "./fnb-origin";

type Props = {
  text: FnbText;
  /** Whether visitors read an origin with this text. */
  isTold: boolean;
  allergens: readonly string[];
};

/** How origins are written; in Korea also that some of them have to be, and for which foods of this dish. */
export function OriginHint({ text, isTold, allergens }: Props) {
  const t = useTranslations("ishm.fnb.origin");
  const format = useFormatter();
  const { formats } = useOffice();
  if (isTold || formats.countryFormat.country !== "KR") return t("example");
  const kinds = originKindsOf({ text, allergens });
  if (kinds.length === 0) return t("rule");
  return (
    <strong className="font-semibold text-warn">
      {t("needed", { foods: format.list(kinds.map((kind) => t(`kinds.${kind}`))) })}
    </strong>
  );
}
