"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/lib/web/api/use-call";
import { listFilters, listInput } from "@/lib/web/office/list-query";
import { memberListShape } from "@/lib/web/office/member-list";
import { officeMenus } from "@/lib/web/office/office-menus";
import { paths } from "@/lib/web/routing/paths";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { PageHead } from "../frame/page-head";
import { ScreenTabs } from "../frame/screen-tabs";
import { ListActions } from "../list/list-actions";
import { OfficeList } from "../list/office-list";
import { useColumns } from "../list/use-columns";
import { useListQuery } from "../list/use-list-query";
import { MemberFilters } from "./member-filters";
import { useMemberColumns } from "./use-member-columns";

/** The members of the club, masked. */
export function MemberListView() {
  const { access } = useOffice();
  return access(officeMenus.members.code).isRead ? <Members /> : <NoAccess />;
}

function Members() {
  const t = useTranslations("ishm.members");
  const { language } = useOffice();
  const place = useListQuery(memberListShape);
  const columns = useMemberColumns();
  const { shown, ...choice } = useColumns("members", columns);
  const answer = useCall(
    "GET /ops/members",
    { query: { lang: language, ...listInput(place.query) } },
    { keepPreviousData: true, handled: true },
  );
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={
          <ListActions
            sheet={{
              list: "GET /ops/members",
              input: { query: { lang: language, ...listFilters(place.query) } },
              isOfPersons: true,
            }}
            columns={columns}
            choice={choice}
          />
        }
      />
      <ScreenTabs of="members" />
      <OfficeList
        label={t("title")}
        place={place}
        answer={answer}
        columns={shown}
        idxOf={(row) => row.memberIdx}
        nameOf={(row) => row.id}
        addressOf={(row) => paths.office.member(row.memberIdx)}
        filters={<MemberFilters {...place} />}
        empty={t("empty")}
      />
    </>
  );
}
