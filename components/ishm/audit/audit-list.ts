import { isDay, isIdx } from "@/lib/web/office/list-query";
import { listShape } from "../../../lib/web/office/list-query";

export const auditActions = ["CREATE", "UPDATE", "DELETE", "VIEW", "EXPORT"] as const;
export type AuditAction = (typeof auditActions)[number];

/** The kinds of entities in audit entries. */
export const auditEntities = [
  ...[
    "admin",
    "adminLock",
    "adminPassword",
    "agreement",
    "audit",
    "banner",
    "booking",
    "clock",
    "clubEntry",
    "clubWords",
    "code",
    "coupon",
  ],
  ...[
    "data-request",
    "delegate-act",
    "delegation",
    "join",
    "last-minute-rule",
    "draft",
    "draw",
    "event",
    "fairness",
    "faq",
    "fnb",
    "hof",
    "holiday",
    "image",
  ],
  ...["ipBlock", "lost", "member", "menu", "message", "notice", "outbox", "penalty", "permGroup"],
  ...[
    "permission",
    "policy",
    "practice",
    "preview",
    "pushDevice",
    "reference",
    "routeRule",
    "ruleEffect",
    "ruleTable",
    "session",
  ],
  ...["simulation", "siteAddition", "siteBrand", "siteCert", "siteInfo", "siteState", "slot", "team-form"],
  ...[
    "team-season",
    "teePlan",
    "tee-sheet",
    "terms",
    "visit",
    "voc",
    "vocTemplate",
    "waiting",
    "weatherStop",
  ],
] as const;

const isWord = (text: string) => /^[\w.:-]{1,60}$/.test(text);

/** The filters of the audit log; `from` and `to` are club days. */
export const auditListShape = listShape({
  filters: {
    action: auditActions,
    actor: "text",
    entity: isWord,
    entityKey: isWord,
    memberIdx: isIdx,
    from: isDay,
    to: isDay,
  },
  sorts: [],
});
