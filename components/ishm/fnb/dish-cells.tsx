"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Chip } from "@/components/ui/chip";
import { Switch } from "@/components/ui/switch";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { confirmBar, toastBar } from "@/lib/web/runtime/toasts";
import { useRefreshBoard } from "../board/list/use-refresh-board";
import { useOffice } from "../frame/root/office-context";
import { RowLink } from "../list/use-list-columns";
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

/** The origin of its foods; a warning where it is missing and Korean law asks for it. */
export function DishOrigin({ row }: Props) {
  const t = useTranslations("ishm.fnb.origin");
  const { formats } = useOffice();
  if (row.originInfo !== "") return <span title={row.originInfo}>{row.originInfo}</span>;
  const isNeeded =
    formats.countryFormat.country === "KR" &&
    originKindsOf({ text: row, allergens: row.allergens }).length > 0;
  return isNeeded ? <Chip tone="warn">{t("missing")}</Chip> : "–";
}

/** Whether there is any left of a dish; turning it acts at once. Who may not change dishes reads it. */
export function SoldOutSwitch({ row }: { row: FnbItem }) {
  const t = useTranslations("ishm.fnb.soldOut");
  const { access } = useOffice();
  const turn = useSoldOut();
  const [next, setNext] = useState<boolean | null>(null);
  if (!access(officeMenus.dishes.code).isUpdate) {
    return row.isSoldOut ? <Chip tone="warn">{t("yes")}</Chip> : "–";
  }
  return (
    <Switch
      className="align-middle"
      aria-label={t("switch", { name: row.name })}
      aria-busy={next !== null}
      checked={next ?? row.isSoldOut}
      onChange={async ({ target: { checked } }) => {
        if (next !== null) return;
        setNext(checked);
        await turn(row, checked);
        setNext(null);
      }}
    />
  );
}

/** Domain.md 13: somebody else saved meanwhile. */
const stale = 2002;
const undoMs = 8000;

type Dish = { fnbIdx: number; name: string; version: number | undefined };

/**
 * Marks a dish as sold out or as there again, and offers the way back for a while. Over somebody else's change it does
 * nothing, and says so.
 */
function useSoldOut() {
  const t = useTranslations("ishm.fnb.soldOut");
  const { language } = useOffice();
  const refresh = useRefreshBoard({ entity: "fnb" });

  /** The version after it; null when it was refused, which has been reported. */
  async function send({ fnbIdx, name, version }: Dish, isSoldOut: boolean) {
    const input = { params: { id: String(fnbIdx) }, body: { isSoldOut, version } };
    const answer = await call("POST /fnb-menu/{id}", input, { handled: true });
    await refresh();
    if (answer.ok) return { version: answer.value.version };
    const { failure } = answer;
    const words = failure.code === stale ? t("conflict", { name }) : await failureSentence(failure, language);
    toastBar(words, { tone: "alert" });
    return null;
  }

  async function offerUndo(dish: Dish, isSoldOut: boolean) {
    const { name } = dish;
    const text = t(isSoldOut ? "turnedOn" : "turnedOff", { name });
    const texts = { text, confirm: t("undo"), cancel: t("keep") };
    if (!(await confirmBar({ ...texts, durationMs: undoMs }))) return;
    if (await send(dish, !isSoldOut)) toastBar(t("undone", { name }));
  }

  return async ({ fnbIdx, name, admin }: FnbItem, isSoldOut: boolean): Promise<void> => {
    const dish = { fnbIdx, name, version: admin?.version };
    const done = await send(dish, isSoldOut);
    if (done) void offerUndo({ ...dish, ...done }, isSoldOut);
  };
}
