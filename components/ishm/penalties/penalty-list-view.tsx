"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/lib/web/api/use-call";
import { listFilters, listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { penaltyListShape } from "@/lib/web/office/penalty-list";
import { paths } from "@/lib/web/routing/paths";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { PageHead } from "../frame/page-head";
import { ListActions } from "../list/list-actions";
import { OfficeList } from "../list/office-list";
import { useColumns } from "../list/use-columns";
import { useListQuery } from "../list/use-list-query";
import { useLook } from "../people/use-look";
import { PenaltyFilters } from "./penalty-filters";
import { usePenaltyColumns } from "./use-penalty-columns";

/** Who is or was punished for what, until when, and what is still to be paid. */
export function PenaltyListView() {
  const { access } = useOffice();
  return access(officeMenus.penalties.code).isRead ? <Penalties /> : <NoAccess />;
}

function Penalties() {
  const t = useTranslations("ishm.penalties");
  const { access, language } = useOffice();
  const { isCreate } = access(officeMenus.penalties.code);
  const place = useListQuery(penaltyListShape);
  const { lookReason, control } = useLook("penalties");
  const columns = usePenaltyColumns();
  const { shown, ...choice } = useColumns("penalties", columns);
  const answer = useCall(
    "GET /ops/penalties",
    { query: { lang: language, reason: lookReason, ...listInput(place.query) } },
    { keepPreviousData: true, handled: true, revalidateOnFocus: false },
  );
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            {control}
            <ListActions
              sheet={{
                list: "GET /ops/penalties",
                input: { query: { lang: language, ...listFilters(place.query) } },
                isOfPersons: true,
              }}
              columns={columns}
              choice={choice}
              add={isCreate && { href: paths.office.penalty("new"), label: t("new") }}
            />
          </>
        }
      />
      <OfficeList
        label={t("title")}
        place={place}
        answer={answer}
        columns={shown}
        idxOf={(row) => row.penaltyIdx}
        nameOf={(row) => row.penaltyName}
        addressOf={(row) => paths.office.penalty(row.penaltyIdx)}
        filters={<PenaltyFilters {...place} />}
        empty={t("empty")}
      />
    </>
  );
}
