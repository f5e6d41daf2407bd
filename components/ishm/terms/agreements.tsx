"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { AgreementRow } from "@/lib/contract/terms/ops-terms";
import { listInput, listShape } from "@/lib/web/office/list-query";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { ExportButton } from "../list/export-button";
import { OfficeList } from "../list/office-list";
import { useListCall } from "../list/use-list-call";
import { useListColumns } from "../list/use-list-columns";
import { useListQuery } from "../list/use-list-query";

/** The answers of members on one version come as they were given, the newest first. */
const agreementListShape = listShape({ filters: {}, sorts: [] });

/** Who agreed to a version. Each view of it is audited, so it begins with a press. */
export function Agreements({ termsIdx }: { termsIdx: number }) {
  const t = useTranslations("ishm.terms.agreements");
  const [isShown, setShown] = useState(false);
  return (
    <section aria-labelledby="agreements-title" className="mt-8 min-w-0">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="agreements-title" className="font-display text-sub">
            {t("title")}
          </h2>
          <p className="text-ink-2">{t("onRecord")}</p>
        </div>
        {isShown ? null : (
          <Button size="small" variant="outline" onClick={() => setShown(true)}>
            {t("show")}
          </Button>
        )}
      </div>
      {isShown ? <AgreementList termsIdx={termsIdx} /> : null}
    </section>
  );
}

function AgreementList({ termsIdx }: { termsIdx: number }) {
  const t = useTranslations("ishm.terms.agreements");
  const { language } = useOffice();
  const place = useListQuery(agreementListShape);
  const { answer, exported } = useListCall(
    "GET /ops/agreements",
    { query: { lang: language, termsIdx: String(termsIdx), ...listInput(place.query) } },
    { revalidateOnFocus: false },
  );
  return (
    <>
      <div className="mb-3 flex justify-end">
        <ExportButton {...exported} isOfPersons />
      </div>
      <OfficeList
        label={t("title")}
        place={place}
        answer={answer}
        columns={useAgreementColumns()}
        idxOf={(row) => row.agreementIdx}
        nameOf={(row) => row.memberName}
        empty={t("empty")}
      />
    </>
  );
}

function useAgreementColumns(): Column<AgreementRow>[] {
  const t = useTranslations("ishm.terms.agreements");
  const column = useListColumns<AgreementRow>();
  return [
    column.moment({ key: "time", title: t("columns.time") }, (row) => row.agreedAt),
    { key: "name", title: t("columns.name"), render: (row) => row.memberName },
    column.text(
      { key: "member", title: t("columns.member"), className: "text-ink-2" },
      (row) => row.memberIdx,
    ),
    {
      key: "word",
      title: t("columns.word"),
      render: (row) => (
        <Chip tone={row.agreed ? "ok" : "outline"}>{row.agreed ? t("agreed") : t("refused")}</Chip>
      ),
    },
    column.text(
      { key: "channels", title: t("columns.channels") },
      (row) => row.channels?.map((channel) => t(`channels.${channel}`)).join(", ") || "–",
    ),
    { key: "way", title: t("columns.way"), render: (row) => t(`ways.${row.way}`) },
    column.text(
      { key: "address", title: t("columns.address"), className: "text-ink-2" },
      (row) => row.address,
    ),
  ];
}
