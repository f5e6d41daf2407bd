import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import { officePaths } from "@/lib/web/routing/office-paths";
import { RowLink } from "../board/list/use-board-columns";
import { useOffice } from "../frame/root/office-context";
import { originKindsOf } from "./fnb-origin";

type Props = { row: FnbItem };

/** The name as the way to the form, and what the card marks the dish with. */
export function DishName({ row }: Props) {
  const t = useTranslations("ishm.fnb.form");
  const season = row.season ?? "ALL";
  const marks = [
    row.isRecommended ? t("isRecommended") : "",
    season === "ALL" ? "" : t(`seasons.${season}`),
  ].filter((mark) => mark !== "");
  return (
    <>
      <RowLink href={officePaths.dish(row.fnbIdx)} lang={row.language} text={row.name} />
      {marks.length > 0 ? <span className="ms-2 text-xs text-ink-2">{marks.join(" · ")}</span> : null}
    </>
  );
}

/** Where its foods come from; that it is not told, where Korea wants it to be. */
export function DishOrigin({ row }: Props) {
  const t = useTranslations("ishm.fnb.origin");
  const { formats } = useOffice();
  if (row.originInfo !== "") return <span title={row.originInfo}>{row.originInfo}</span>;
  const isNeeded =
    formats.countryFormat.country === "KR" &&
    originKindsOf({ text: row, allergens: row.allergens }).length > 0;
  return isNeeded ? <Chip tone="warn">{t("missing")}</Chip> : "–";
}
