"use client";

import { useTranslations } from "next-intl";
import { FieldError } from "@/components/form/field";
import { SwitchField } from "@/components/form/switch-field";
import { Button } from "@/components/ui/button";
import { quotaPercents, quotaSum, usualQuotas } from "@/lib/shared/draws/draw-quotas";
import { ranked } from "@/lib/web/runtime/ranked";
import { useCodeOptions } from "../../board/form/use-code-options";
import { Panel } from "../../frame/panel";
import type { DrawPart } from "../draw-part";
import { emptyQuota, quotaDraftsOf, quotasOf } from "./draw-draft";
import { QuotaFields } from "./quota-fields";

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
              {...{ rank, quota, errorOf, isReadOnly }}
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
