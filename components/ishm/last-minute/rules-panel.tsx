"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { LastMinuteRule } from "@/lib/contract/bookings/last-minute";
import { withGap } from "@/lib/shared/texts/sentences";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useCodeOptions } from "../board/form/use-code-options";
import { OfficeFailure } from "../frame/office-failure";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { RuleDialog } from "./rule-dialog";

/** The rules with what each offers to whom, and what the policy allows. */
export function RulesPanel({ onChanged }: { onChanged: () => Promise<void> }) {
  const t = useTranslations("ishm.lastMinute");
  const { access } = useOffice();
  const { isCreate, isUpdate } = access(officeMenus.lastMinute.code);
  const { data, error, mutate } = useCall("GET /ops/last-minute-rules", { query: {} }, { handled: true });
  const [edited, setEdited] = useState<LastMinuteRule | "new" | null>(null);
  if (!data) return error ? <OfficeFailure failure={error} onRetry={() => void mutate()} /> : null;
  const { policy, rules } = data;
  const bounds = { percent: policy.maxPercent, hours: policy.maxHours, offers: policy.offersPerDay };
  return (
    <div className="mb-5">
      <Panel
        title={t("rules.title")}
        side={
          isCreate ? (
            <Button variant="outline" size="small" onClick={() => setEdited("new")}>
              {t("rules.add")}
            </Button>
          ) : null
        }
      >
        <p className={policy.isOn ? "text-ink-2" : "bg-warn-tint px-4 py-3 text-warn"}>
          {withGap(policy.isOn ? t("policy", bounds) : t("policyOff"))}
          <OfficeLink href={officePaths.policies()} className="link">
            {t("toPolicy")}
          </OfficeLink>
        </p>
        {rules.length === 0 ? <p>{t("rules.empty")}</p> : null}
        <ul>
          {rules.map((rule) => (
            <li
              key={rule.ruleIdx}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0"
            >
              <RuleLine rule={rule} />
              {isUpdate ? (
                <Button
                  variant="outline"
                  size="small"
                  aria-label={t("rules.editOf", { rule: rule.ruleIdx })}
                  onClick={() => setEdited(rule)}
                >
                  {t("rules.edit")}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </Panel>
      {edited === null ? null : (
        <RuleDialog
          rule={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={async () => {
            await mutate();
            await onChanged();
          }}
        />
      )}
    </div>
  );
}

/** One rule in words. */
function RuleLine({ rule }: { rule: LastMinuteRule }) {
  const t = useTranslations("ishm.lastMinute.rules");
  const [courses, periods, types] = [
    useCodeOptions("courses"),
    useCodeOptions("periods"),
    useCodeOptions("memberTypes"),
  ];
  const nameIn = (options: typeof courses, key: string) =>
    options.find(({ value }) => value === key)?.label ?? key;
  const days = { WEEKDAY: t("weekday"), WEEKEND: t("weekend") };
  const { courseCode, period, dayType, memberTypes, percent, hoursBefore, isOn, isWithin } = rule;
  const where = [
    courseCode === null ? t("anyCourse") : nameIn(courses, courseCode),
    period === null ? t("anyPeriod") : nameIn(periods, period),
    dayType === null ? t("anyDay") : days[dayType],
  ];
  return (
    <div className="min-w-0 flex-1 basis-72">
      <p className="flex flex-wrap items-center gap-x-3 font-semibold">
        {t("name", { rule: rule.ruleIdx, version: rule.version })}
        <Chip tone={isOn ? "ok" : "neutral"}>{t(isOn ? "on" : "isOff")}</Chip>
        {isOn && !isWithin ? <Chip tone="warn">{t("outside")}</Chip> : null}
      </p>
      <p>{[t("off", { percent }), t("from", { hours: hoursBefore }), ...where].join(" · ")}</p>
      <p className="text-ink-2">{memberTypes.map((type) => nameIn(types, type)).join(", ")}</p>
    </div>
  );
}
