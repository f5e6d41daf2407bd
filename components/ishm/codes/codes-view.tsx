"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Chip } from "@/components/ui/chip";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { useCall } from "@/lib/web/api/use-call";
import { listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { forReaders } from "../frame/for-readers";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { ScreenTabs } from "../frame/screen-tabs";
import { SideChoices } from "../list/side-choices";
import { useListQuery } from "../list/use-list-query";
import { useGroupName } from "./code-dialog";
import { CodeEntries } from "./code-entries";

const shape = listShape({ filters: { group: "text" }, sorts: [] });

/** The code sets of the club: groups on one side, the entries of the chosen one on the other. */
export const CodesView = forReaders(officeMenus.settings, Codes);

function Codes() {
  const t = useTranslations("ishm.codes");
  const { language } = useOffice();
  const { query, change } = useListQuery(shape);
  const { data, error, mutate } = useCall(
    "GET /ops/codes",
    { query: { lang: language } },
    { keepPreviousData: true, handled: true },
  );
  const chosen = data?.groups.find(({ groupId }) => groupId === query.filters.group) ?? data?.groups[0];
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <ScreenTabs of="settings" />
      {data && chosen ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[62.5rem]:grid-cols-[280px_minmax(0,1fr)]">
          <CodeGroups
            groups={data.groups}
            chosen={chosen.groupId}
            onChoose={(group) => change({ filters: { group } })}
          />
          <CodeEntries key={chosen.groupId} groupId={chosen.groupId} />
        </div>
      ) : error ? (
        <OfficeFailure failure={error} onRetry={() => void mutate()} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </>
  );
}

type Group = { groupId: string; codeId: string; isFixed: boolean };
type Props = { groups: readonly Group[]; chosen: string; onChoose: (groupId: string) => void };

/** The groups by name; those whose keys the rules name are marked. */
function CodeGroups({ groups, chosen, onChoose }: Props) {
  const t = useTranslations("ishm.codes");
  const nameOf = useGroupName();
  const [word, setWord] = useState("");
  const fitting = groups.filter(({ groupId, codeId }) =>
    [nameOf(groupId), groupId, codeId].some((text) => text.toLowerCase().includes(word.trim().toLowerCase())),
  );
  return (
    <nav aria-label={t("groups")} className="rounded-panel border border-line bg-sheet">
      <div className="border-b border-line p-3">
        <Input
          type="search"
          aria-label={t("find")}
          placeholder={t("find")}
          value={word}
          isCompact
          onChange={(event) => setWord(event.target.value)}
        />
      </div>
      {fitting.length === 0 ? <p className="px-4 py-6 text-ink-2">{t("noGroup")}</p> : null}
      <SideChoices
        items={fitting.map(({ groupId, codeId, isFixed }) => ({
          value: groupId,
          label: (
            <>
              {nameOf(groupId)}
              <span className="ms-2 text-chip font-normal text-ink-3 tabular-nums">{codeId}</span>
            </>
          ),
          sign: isFixed ? <Chip tone="outline">{t("fixed")}</Chip> : null,
        }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </nav>
  );
}
