"use client";

import { useTranslations } from "next-intl";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { useActorName } from "../audit/use-actor-name";
import { useEntityName } from "../audit/use-entity-name";
import { useOffice } from "../frame/root/office-context";
import { RelatedList } from "../people/related-list";
import { useRelatedInput } from "./use-related-input";

/** Who looked at this member, at what, and why (checklist P-08). */
export function RelatedLooks({ memberIdx }: { memberIdx: number }) {
  const t = useTranslations("ishm.members.related");
  const { formats } = useOffice();
  const { query, options } = useRelatedInput(memberIdx);
  const answer = useCall("GET /ops/audit", { query: { ...query, action: "VIEW" } }, options);
  const actorName = useActorName();
  const entityName = useEntityName();
  return (
    <RelatedList title={t("looks")} empty={t("noLooks")} answer={answer} keyOf={(row) => row.auditIdx}>
      {(row) => (
        <>
          <span className="text-ink-2 tabular-nums">{formatDateTime(row.at, formats)}</span>
          <span className="font-medium">{actorName(row.actor)}</span>
          <span>{entityName(row.entity)}</span>
          <span className="ms-auto text-ink-2">{row.reason ?? t("masked")}</span>
        </>
      )}
    </RelatedList>
  );
}
