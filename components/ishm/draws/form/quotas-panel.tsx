"use client";

import { useTranslations } from "next-intl";
import { FieldError } from "@/components/form/field";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import type { SelectOption } from "@/components/ui/select";
import { quotaPercents, quotaSum, usualQuotas } from "@/lib/shared/draws/draw-quotas";
import { ranked } from "@/lib/web/runtime/ranked";
import { CodeChecks } from "../../board/form/code-checks";
import { useCodeOptions } from "../../board/form/use-code-options";
import { Panel } from "../../frame/panel";
import { type DrawPart, emptyQuota, type QuotaDraft, quotaDraftsOf, quotasOf } from "./draw-draft";

const mostGroups = 10;

/** Shares of the times per group of member types, which are served in their order (domain.md 7.9.5); off, all draw from one pool. */
export function QuotasPanel({ draft, errorOf, isReadOnly, onChange }: DrawPart) {
  const t = useTranslations("ishm.draws.quotas");
  const types = useCodeOptions("memberTypes");
  const { quotas, memberTypes } = draft;
  const isUsual = usualQuotas.every((quota) => quota.memberTypes.every((type) => memberTypes.includes(type)));
  return (
    <Panel title={t("title")}>
      <SwitchField
        id="quotas"
        label={t("switch")}
        hint={t("hint")}
        checked={quotas !== null}
        disabled={isReadOnly}
        onChange={({ target }) => onChange({ quotas: target.checked ? [emptyQuota] : null })}
      />
      {quotas === null ? null : (
        <>
          {ranked(quotas).map(({ rank, input: quota }) => (
            <QuotaFields
              key={rank}
              rank={rank}
              quota={quota}
              errorOf={errorOf}
              isReadOnly={isReadOnly}
              types={types.filter(
                ({ value }) =>
                  quota.memberTypes.includes(value) ||
                  (memberTypes.includes(value) && !quotas.some((one) => one.memberTypes.includes(value))),
              )}
              onChange={(part) =>
                onChange({ quotas: quotas.map((one, at) => (at === rank - 1 ? { ...one, ...part } : one)) })
              }
              onRemove={
                quotas.length > 1
                  ? () => onChange({ quotas: quotas.filter((_, at) => at !== rank - 1) })
                  : null
              }
            />
          ))}
          {quotaPercents.map((percent) => {
            const field = `quotas.${percent}`;
            const error = errorOf(field);
            return (
              <div key={percent} id={field} tabIndex={-1}>
                <p className="tabular-nums">
                  {t(`sums.${percent}`, { sum: quotaSum(quotasOf(quotas), percent) })}
                </p>
                {error ? <FieldError id={field}>{error}</FieldError> : null}
              </div>
            );
          })}
          {isReadOnly ? null : (
            <div className="flex flex-wrap gap-3">
              <Button
                variant="outline"
                size="small"
                disabled={quotas.length >= mostGroups}
                onClick={() => onChange({ quotas: [...quotas, emptyQuota] })}
              >
                {t("add")}
              </Button>
              {isUsual ? (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => onChange({ quotas: quotaDraftsOf(usualQuotas) })}
                >
                  {t("usual")}
                </Button>
              ) : null}
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

type Props = {
  /** Its turn, from 1. */
  rank: number;
  quota: QuotaDraft;
  /** Member types of this group, and those that no group has. */
  types: readonly SelectOption[];
  isReadOnly: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<QuotaDraft>) => void;
  /** Null for the only group. */
  onRemove: (() => void) | null;
};

/** A group of member types with its share of weekdays and weekends. */
function QuotaFields({ rank, quota, types, isReadOnly, errorOf, onChange, onRemove }: Props) {
  const t = useTranslations("ishm.draws.quotas");
  const path = `quotas.${rank - 1}`;
  return (
    <div className="grid items-start gap-x-8 gap-y-4 border-b border-line pb-4 min-[56.25rem]:grid-cols-[minmax(0,1fr)_10rem_10rem_auto]">
      <CodeChecks
        id={`${path}.memberTypes`}
        label={t("group", { rank })}
        options={types}
        chosen={quota.memberTypes}
        isReadOnly={isReadOnly}
        error={errorOf(`${path}.memberTypes`)}
        onChange={(memberTypes) => onChange({ memberTypes })}
      />
      {quotaPercents.map((percent) => (
        <TextField
          key={percent}
          id={`${path}.${percent}`}
          label={t(`fields.${percent}`)}
          inputMode="decimal"
          maxLength={6}
          value={quota[percent]}
          readOnly={isReadOnly}
          error={errorOf(`${path}.${percent}`)}
          onChange={({ target }) => onChange({ [percent]: target.value })}
        />
      ))}
      {onRemove === null || isReadOnly ? null : (
        <Button
          variant="quiet"
          size="small"
          className="self-end"
          aria-label={t("removeNamed", { rank })}
          onClick={onRemove}
        >
          {t("remove")}
        </Button>
      )}
    </div>
  );
}
