"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { listInput } from "@/lib/web/office/list-query";
import { useOffice } from "../frame/root/office-context";
import { ExportButton } from "../list/export-button";
import { OfficeList } from "../list/office-list";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { agreementListShape } from "./agreement-list";
import { useAgreementColumns } from "./use-agreement-columns";

/** Who agreed to a version. Each look goes on record, so it begins with a press. */
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
  const { answer, sheet } = useListCall(
    "GET /ops/agreements",
    { query: { lang: language, termsIdx: String(termsIdx), ...listInput(place.query) } },
    { revalidateOnFocus: false },
  );
  return (
    <>
      <div className="mb-3 flex justify-end">
        <ExportButton {...sheet} isOfPersons />
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
