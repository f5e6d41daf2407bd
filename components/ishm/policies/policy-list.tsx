"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { PolicyCode } from "@/lib/shared/policy-values";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useUnsavedConfirm } from "../form/use-unsaved-confirm";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { FilterChoice } from "../list/filter-choice";
import { ListFilters } from "../list/list-filters";
import { useListQuery } from "../list/use-list-query";
import { PolicyEditor } from "./policy-editor";
import { policyGroups, policyMeaning } from "./policy-meanings";
import { groupedPolicies, type PolicyRow, policyListShape } from "./policy-rows";
import { usePolicyWords } from "./use-policy-words";

type Props = { rows: readonly PolicyRow[]; version: number; onSaved: () => Promise<void> };

/** The policies by group; one of them at a time is opened for a change. */
export function PolicyList({ rows, version, onSaved }: Props) {
  const t = useTranslations("ishm.policies");
  const { help, summary } = usePolicyWords();
  const place = useListQuery(policyListShape);
  const { query } = place;
  const [opened, setOpened] = useState<PolicyCode | null>(null);
  const wanted = useRef<PolicyCode | null>(null);
  const closing = useUnsavedConfirm(() => setOpened(wanted.current));

  function open(code: PolicyCode | null) {
    wanted.current = code;
    void closing.leave();
  }

  const word = query.keyword.toLowerCase();
  const textOf = ({ code, name, values }: PolicyRow) =>
    [code, name, summary(code, values), help(code)].join(" ").toLowerCase();
  // The policy that is being edited stays visible whatever the filters are.
  const groups = groupedPolicies(
    rows,
    (row) =>
      row.code === opened ||
      ((query.filters.group ?? policyMeaning(row.code).group) === policyMeaning(row.code).group &&
        textOf(row).includes(word)),
  );
  return (
    <div className="flex flex-col gap-5">
      <div className="rounded-panel border border-line bg-sheet *:border-b-0">
        <ListFilters place={place} search={t("search")}>
          <FilterChoice
            legend={t("group")}
            values={policyGroups}
            label={(group) => t(`groups.${group}`)}
            {...place.filter("group")}
          />
        </ListFilters>
      </div>
      {groups.length === 0 ? (
        <p role="status" className="rounded-panel border border-line bg-sheet px-5 py-12 text-ink-2">
          {t("nothingFits")}
        </p>
      ) : null}
      {groups.map(({ group, rows: own }) => (
        <Panel key={group} title={t(`groups.${group}`)}>
          <ul className="-mx-5 -my-4 *:border-b *:border-line *:last:border-b-0">
            {own.map((row) => (
              <PolicyItem
                key={row.code}
                row={row}
                rows={rows}
                version={version}
                isOpen={opened === row.code}
                onOpen={(isOpen) => open(isOpen ? row.code : null)}
                onDirty={closing.setDirty}
                onSaved={onSaved}
              />
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}

type PolicyItemProps = {
  row: PolicyRow;
  /** All policies: a sample may need another one. */
  rows: readonly PolicyRow[];
  version: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => Promise<void>;
};

/** One policy: its name, what it is for, its values by their labels, and its form when it is open. */
function PolicyItem({ row, isOpen, onOpen, ...editing }: PolicyItemProps) {
  const t = useTranslations("ishm.policies");
  const common = useTranslations("common");
  const { access } = useOffice();
  const { facts, help } = usePolicyWords();
  const { isUpdate } = access(officeMenus.settings.code);
  const named = { name: row.name };
  return (
    <li className={cn(isOpen && "bg-selected/40 shadow-[inset_3px_0_0_var(--primary)]")}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 px-5 py-3">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
            {row.name}
            <span className="text-chip font-normal text-ink-3 tabular-nums">{row.code}</span>
          </h3>
          <p className="text-caption text-ink-2">{help(row.code)}</p>
          <dl className="mt-0.5 flex flex-wrap gap-x-5">
            {facts(row.code, row.values).map(({ label, value }) => (
              <div key={label} className="flex flex-wrap gap-x-1.5">
                <dt className="text-ink-2">{label}</dt>
                <dd className="font-medium tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Button
          size="small"
          variant="outline"
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : isUpdate ? t("changeOf", named) : t("lookAt", named)}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? common("close") : isUpdate ? t("change") : t("look")}
        </Button>
      </div>
      {isOpen ? <PolicyEditor row={row} {...editing} /> : null}
    </li>
  );
}
