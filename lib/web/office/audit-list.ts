import { readDate } from "@/lib/shared/calendar";
import { type ListQuery, listShape } from "./list-query";

export const auditActions = ["CREATE", "UPDATE", "DELETE", "VIEW", "EXPORT"] as const;
export type AuditAction = (typeof auditActions)[number];

/** What deeds are about, in the words of the records. */
export const auditEntities = [
  ...["admin", "adminPassword", "agreement", "audit", "banner", "booking", "clock", "code", "coupon"],
  ...["data-request", "draft", "draw", "event", "fairness", "faq", "fnb", "hof", "holiday", "image"],
  ...["ipBlock", "lost", "member", "menu", "message", "notice", "outbox", "penalty", "permGroup"],
  ...["permission", "policy", "preview", "reference", "ruleEffect", "ruleTable", "session"],
  ...["simulation", "siteAddition", "siteCert", "siteInfo", "siteState", "slot", "team-form"],
  ...["team-season", "tee-sheet", "terms", "visit", "voc", "vocTemplate", "waiting", "weatherStop"],
] as const;

/** What the audit log can be asked for; `from` and `to` are club days. */
export const auditListShape = listShape({
  filters: {
    action: auditActions,
    actor: "text",
    entity: "text",
    entityKey: "text",
    from: "text",
    to: "text",
  },
  sorts: [],
});

const word = /^[\w.:-]{1,60}$/;

/** A place whose days are days and whose words are words: what an address says otherwise narrows nothing. */
export function readableAudit<Q extends ListQuery<typeof auditListShape.filters>>(query: Q): Q {
  const { entity, entityKey, from, to } = query.filters;
  const dayOf = (text: string | null) => (text && readDate(text) === text ? text : null);
  const wordOf = (text: string | null) => (text && word.test(text) ? text : null);
  return {
    ...query,
    filters: {
      ...query.filters,
      ...{ entity: wordOf(entity), entityKey: wordOf(entityKey), from: dayOf(from), to: dayOf(to) },
    },
  };
}
