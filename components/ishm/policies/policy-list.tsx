"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { PolicyCode } from "@/lib/shared/policy-values";
import { useUnsavedConfirm } from "../form/use-unsaved-confirm";
import { Panel } from "../frame/panel";
import { FilterChoice } from "../list/filter-choice";
import { ListFilters } from "../list/list-filters";
import { useListQuery } from "../list/use-list-query";
import { PolicyItem } from "./policy-item";
import { policyGroups, policyMeaning } from "./policy-meanings";
import { groupedPolicies, type PolicyRow, policyListShape } from "./policy-rows";
import { usePolicyWords } from "./use-policy-words";

type Props = { rows: readonly PolicyRow[]; version: number; onSaved: () => Promise<void> };

/** The policies by group; one of them at a time is opened for a change. */
export function PolicyList({ rows, version, onSaved }: Props) {
  const t = useTranslations("ishm.policies");
  const { label, sentence } = usePolicyWords();
  const place = useListQuery(policyListShape);
  const { query, change } = place;
  const [opened, setOpened] = useState<PolicyCode | null>(null);
  const wanted = useRef<PolicyCode | null>(null);
  const closing = useUnsavedConfirm(() => setOpened(wanted.current));

  function open(code: PolicyCode | null) {
    wanted.current = code;
    void closing.leave();
  }

  const word = query.keyword.toLowerCase();
  const textOf = ({ code, name, values }: PolicyRow) =>
    [code, name, sentence(code, values), ...policyMeaning(code).values.map(({ place }) => label(code, place))]
      .join(" ")
      .toLowerCase();
  // What is being edited stays in sight, whatever is looked for.
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
            chosen={query.filters.group}
            label={(group) => t(`groups.${group}`)}
            onChoose={(group) => change({ filters: { group } })}
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
