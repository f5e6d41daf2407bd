"use client";

import { useTranslations } from "next-intl";
import { Group } from "../facts";
import { MemberOnly } from "../member-only";
import type { AccountPlace } from "../place";
import { ExportPart } from "./export-part";
import { RequestForm } from "./request-form";
import { RequestList } from "./request-list";
import { UseList } from "./use-list";

type Props = { place: AccountPlace };

/** Who used a member's data, all of them to take along, and what may be asked of the club (checklist P-07, P-08). */
export function DataUseView({ place }: Props) {
  const t = useTranslations("account.dataUse");
  return (
    <MemberOnly>
      {(memberIdx) => (
        <>
          <Group id="use" title={t("use")} lead={t("useLead")}>
            <UseList place={place} />
          </Group>
          <Group id="export" title={t("export")} lead={t("exportLead")}>
            <ExportPart language={place.language} />
          </Group>
          <Group id="requests" title={t("requests")} lead={t("requestsLead")}>
            <RequestList place={place} />
            <RequestForm memberIdx={memberIdx} place={place} />
          </Group>
        </>
      )}
    </MemberOnly>
  );
}
