"use client";

import { useTranslations } from "next-intl";
import { oldAddresses, routeKinds } from "@/lib/shared/addresses/route-rules";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { forReaders } from "../frame/for-readers";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { FilterChoice } from "../list/filter-choice";
import { ListFilters } from "../list/list-filters";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { type ListControls, useListQuery } from "../list/use-list-query";
import { routeRuleListShape, routeStates } from "./route-rule-draft";
import { useRouteRuleActions } from "./use-route-rule-actions";
import { useRouteRuleColumns } from "./use-route-rule-columns";

/** Old addresses of the club and where they lead. */
export const RouteRuleListView = forReaders(officeMenus.routeRules, RouteRuleList);

function RouteRuleList() {
  const t = useTranslations("ishm.routeRules");
  const { access, language } = useOffice();
  const { isCreate, isUpdate, isDelete } = access(officeMenus.routeRules.code);
  const place = useListQuery(routeRuleListShape);
  const list = useListCall("GET /ops/route-rules", { query: { lang: language, ...listInput(place.query) } });
  const actions = useRouteRuleActions();
  const columns = useRouteRuleColumns({
    canSwitch: isUpdate,
    onSwitch: (rule, isActive) => void actions.turn(rule, isActive),
  });
  return (
    <>
      <ListScreen
        name="route-rules"
        title={t("title")}
        lead={t("lead")}
        add={isCreate && { href: officePaths.routeRule("new"), label: t("new") }}
        place={place}
        {...list}
        columns={columns}
        idxOf={(row) => row.ruleIdx}
        nameOf={(row) => row.fromPath}
        addressOf={(row) => officePaths.routeRule(row.ruleIdx)}
        filters={<RouteRuleFilters {...place} />}
        empty={t("empty")}
        bulk={isDelete ? actions.bulkOf(list.answer.data?.list) : undefined}
      />
      <FixedRules />
    </>
  );
}

function RouteRuleFilters(place: ListControls<typeof routeRuleListShape>) {
  const t = useTranslations("ishm.routeRules");
  return (
    <ListFilters place={place} search={t("search")}>
      <FilterChoice
        legend={t("fields.kind")}
        values={routeKinds}
        label={(kind) => t(`kinds.${kind}`)}
        {...place.filter("kind")}
      />
      <FilterChoice
        legend={t("fields.isActive")}
        values={routeStates}
        label={(state) => t(`states.${state}`)}
        {...place.filter("state")}
      />
    </ListFilters>
  );
}

/** Redirects that every club's site has. */
function FixedRules() {
  const t = useTranslations("ishm.routeRules");
  return (
    <div className="mt-5">
      <Panel title={t("fixed.title")}>
        <p className="text-ink-2">{t("fixed.lead")}</p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
          {oldAddresses.map(({ from, to }) => (
            <div key={from} className="contents">
              <dt className="font-medium">{from}</dt>
              <dd className="text-ink-2">{to}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  );
}
