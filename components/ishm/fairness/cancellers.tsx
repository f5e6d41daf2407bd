"use client";

import { useTranslations } from "next-intl";
import type { Canceller } from "@/lib/contract/draws/fairness";
import { useCall } from "@/lib/web/api/use-call";
import { fairnessAsked, type fairnessShape } from "@/lib/web/office/fairness-query";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { ExportButton } from "../list/export-button";
import { OfficeList } from "../list/office-list";
import type { ListControls } from "../list/use-list-query";
import { useUnmask } from "../people/use-unmask";

/** Members who cancelled repeatedly; masked until a reason is given. */
export function Cancellers({ place }: { place: ListControls<typeof fairnessShape> }) {
  const t = useTranslations("ishm.fairness");
  const { language } = useOffice();
  const { unmaskReason, control } = useUnmask("cancellers");
  const columns = useCancellerColumns();
  const { page, size } = place.query;
  const asked = { lang: language, ...fairnessAsked(place.query) };
  const unmask = unmaskReason ? { reason: unmaskReason } : {};
  const answer = useCall(
    "GET /ops/fairness/cancellers",
    { query: { ...asked, ...unmask, page: String(page), size: String(size) } },
    { keepPreviousData: true, handled: true },
  );
  return (
    <section aria-labelledby="cancellers-title">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="cancellers-title" className="font-display text-sub">
          {t("labels.cancellers")}
        </h2>
        <div data-print="none" className="flex items-center gap-2">
          {control}
          <ExportButton
            list="GET /ops/fairness/cancellers"
            input={{ query: asked }}
            isOfPersons
            of={t("labels.cancellers")}
          />
        </div>
      </div>
      <OfficeList
        label={t("labels.cancellers")}
        place={{ ...place, query: { ...place.query, filters: {} } }}
        answer={answer}
        columns={columns}
        idxOf={(row) => row.memberIdx}
        nameOf={(row) => row.memberName}
        empty={t("none")}
      />
    </section>
  );
}

function useCancellerColumns(): Column<Canceller>[] {
  const t = useTranslations("ishm.fairness.cancellers");
  const filters = useTranslations("ishm.fairness.filters");
  return [
    { key: "memberName", title: t("name"), render: (row) => row.memberName },
    { key: "memberType", title: filters("type"), render: (row) => row.memberTypeName },
    { key: "cancels", title: t("cancels"), align: "end", render: (row) => row.cancels },
    { key: "late", title: t("late"), align: "end", render: (row) => row.late },
    { key: "noShows", title: t("noShows"), align: "end", render: (row) => row.noShows },
  ];
}
