"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { MemberRow } from "@/lib/contract/accounts/ops-members";
import { valuesOf } from "@/lib/contract/code-values/code-group";
import { memberState } from "@/lib/contract/code-values/members";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { isCodeKey, listInput, listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useCodeOptions } from "../board/form/use-code-options";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { FilterChoice } from "../list/filter-choice";
import { FilterSelect } from "../list/filter-select";
import { ListFilters } from "../list/list-filters";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListColumns } from "../list/use-list-columns";
import { type ListControls, useListQuery } from "../list/use-list-query";
import { MembersImport } from "../setup/members/members-import";
import { MemberStateChip } from "./member-state-chip";

/** The members of the club, masked. */
export const MemberListView = forReaders(officeMenus.members, Members);

function Members() {
  const t = useTranslations("ishm.members");
  const { language, isSSAdmin } = useOffice();
  const [isImporting, setImporting] = useState(false);
  const place = useListQuery(memberListShape);
  const list = useListCall("GET /ops/members", { query: { lang: language, ...listInput(place.query) } });
  return (
    <ListScreen
      name="members"
      title={t("title")}
      lead={t("lead")}
      tabs="members"
      actions={
        isSSAdmin ? (
          <Button
            variant="outline"
            size="small"
            aria-expanded={isImporting}
            onClick={() => setImporting(!isImporting)}
          >
            <Icon name="plus" size={18} />
            {t("import")}
          </Button>
        ) : null
      }
      place={place}
      {...list}
      isOfPersons
      columns={useMemberColumns()}
      idxOf={(row) => row.memberIdx}
      nameOf={(row) => row.id}
      addressOf={(row) => officePaths.member(row.memberIdx)}
      filters={<MemberFilters {...place} />}
      empty={t("empty")}
    >
      {isImporting ? (
        <div className="mb-5">
          <MembersImport refresh={async () => list.answer.mutate()} />
        </div>
      ) : null}
    </ListScreen>
  );
}

const memberStates = valuesOf(memberState);

/** The filters of the list of members. */
const memberListShape = listShape({
  filters: { state: memberStates, memberType: isCodeKey },
  sorts: [],
});

/** The filters of the list. */
function MemberFilters(place: ListControls<typeof memberListShape>) {
  const t = useTranslations("ishm.members");
  const types = useCodeOptions("memberTypes");
  const states = useCodeOptions("memberStates");
  return (
    <ListFilters place={place} search={t("search")}>
      <FilterSelect
        label={t("fields.type")}
        all={t("allTypes")}
        options={types}
        {...place.filter("memberType")}
      />
      <FilterChoice
        legend={t("fields.state")}
        values={memberStates}
        label={(state) => states.find(({ value }) => value === state)?.label ?? state}
        {...place.filter("state")}
      />
    </ListFilters>
  );
}

/** The columns of the list of members; names and addresses are masked. */
function useMemberColumns(): Column<MemberRow>[] {
  const t = useTranslations("ishm.members.fields");
  const { formats } = useOffice();
  const column = useListColumns<MemberRow>();
  return [
    column.link({ key: "id", title: t("id"), className: "" }, (row) => ({
      href: officePaths.member(row.memberIdx),
      text: row.id,
    })),
    { key: "name", title: t("name"), className: "min-w-24", render: (row) => row.name },
    { key: "type", title: t("type"), render: (row) => row.memberTypeName },
    { key: "state", title: t("state"), render: (row) => <MemberStateChip {...row} /> },
    column.text({ key: "phone", title: t("phone"), choice: "shown" }, (row) => row.phoneNo),
    { key: "email", title: t("email"), choice: "shown", render: (row) => row.email },
    column.day(
      { key: "joined", title: t("joined"), choice: "shown", className: "text-ink-2" },
      (row) => row.joinedAt,
    ),
    column.text(
      { key: "lastLogin", title: t("lastLogin"), choice: "shown", className: "text-ink-2" },
      (row) => (row.lastLoginAt ? formatDateTime(row.lastLoginAt, formats) : t("never")),
    ),
    column.text(
      { key: "number", title: t("number"), choice: "hidden", className: "text-ink-2" },
      (row) => row.memberIdx,
    ),
  ];
}
