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
import { MemberFilters } from "./member-filters";
import { memberListShape } from "./member-list";
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
  const list = useListCall("GET /ops/members", { query: { lang: language, ...listInput(place.query) } });
  return (
    <ListScreen
      name="members"
      title={t("title")}
      lead={t("lead")}
      tabs="members"
      place={place}
      {...list}
      isOfPersons
      columns={useMemberColumns()}
      idxOf={(row) => row.memberIdx}
      nameOf={(row) => row.id}
      addressOf={(row) => officePaths.member(row.memberIdx)}
      filters={<MemberFilters {...place} />}
      empty={t("empty")}
    />
  );
}
