"use client";

import { useTranslations } from "next-intl";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/root/office-context";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { useUnmask } from "../people/use-unmask";
import { PenaltyFilters } from "./penalty-filters";
import { penaltyListShape } from "./penalty-list";
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
  const { unmaskReason, control } = useUnmask("penalties");
  const list = useListCall(
    "GET /ops/penalties",
    { query: { lang: language, reason: unmaskReason, ...listInput(place.query) } },
    { revalidateOnFocus: false },
  );
  return (
    <ListScreen
      name="penalties"
      title={t("title")}
      lead={t("lead")}
      actions={control}
      add={isCreate && { href: officePaths.penalty("new"), label: t("new") }}
      place={place}
      {...list}
      isOfPersons
      columns={usePenaltyColumns()}
      idxOf={(row) => row.penaltyIdx}
      nameOf={(row) => row.penaltyName}
      addressOf={(row) => officePaths.penalty(row.penaltyIdx)}
      filters={<PenaltyFilters {...place} />}
      empty={t("empty")}
    />
  );
}
