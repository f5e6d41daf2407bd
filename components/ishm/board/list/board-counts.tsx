"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/lib/web/api/use-call";
import type { AnyBoard } from "@/lib/web/boards/board";

/** How many rows visitors see, and how many they do not. */
export function BoardCounts({ board }: { board: AnyBoard }) {
  const t = useTranslations("ishm.board");
  const { data } = useCall(
    "GET /ops/boards/{entity}/counts",
    { params: { entity: board.entity } },
    { handled: true, keepPreviousData: true },
  );
  if (!data || board.isInternal) return null;
  if (board.entity === "event") return <>{t("eventCounts", data)}</>;
  return <>{t(data.scheduled + data.ended > 0 ? "countsWithPeriods" : "counts", data)}</>;
}
