import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { createMetrics } from "@/lib/club-api/platform/metrics";
import { countFailure, countSessionEnd } from "@/lib/web/figures";
import { createWebMetrics } from "@/lib/web/server/metrics";
import { anchorsOf } from "../support/contract/papers";

/*
 * The dashboard and the alerts speak of metrics and labels that the product exports, and each alert has its paragraph of
 * docs/runbooks.md.
 */

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { runbook: string } };

const alerts = (
  parse(readFileSync("deploy/monitoring/alerts.yaml", "utf8")) as { groups: { rules: Rule[] }[] }
).groups.flatMap(({ rules }) => rules);
const dashboard = readFileSync("deploy/monitoring/dashboard.json", "utf8");
const panels = (JSON.parse(dashboard) as { panels: { title: string; targets: { expr: string }[] }[] }).panels;

/** Names that Prometheus itself adds. */
const ofPrometheus = { names: ["up"], labels: ["job", "instance", "le"] };

/** Names of metrics with their labels, as one scrape of each process shows them. */
async function exported(): Promise<Map<string, Set<string>>> {
  const web = createWebMetrics("MS01");
  web.count({ kind: "page", route: "/", status: "200", cache: "kept", seconds: 0.1 });
  web.countUpstream({ method: "GET", status: "200", seconds: 0.1 });
  web.countRender({ route: "/", seconds: 0.1 });
  countFailure("AUTH_LOCKED");
  countSessionEnd("refused");
  const api = createMetrics(
    () => ({ total: 1, idle: 1, waiting: 0 }),
    async () => ({
      messages: [{ channel: "MAIL", waiting: 1, parked: 0, oldestSeconds: 1 }],
      jobs: { late: 0, parked: 0 },
      backupAgeSeconds: Number.POSITIVE_INFINITY,
    }),
  );
  api.observe({ route: "GET /club", club: "MS01", status: 500, seconds: 0.1, failure: "SYS_ERROR" });
  // The delay of the event loop is measured between two looks.
  await Promise.all([web.page(), api.page()]);
  const text = [(await web.page()).text, (await api.page()).text].join("\n");
  const found = new Map<string, Set<string>>();
  for (const [, name = "", labels = ""] of text.matchAll(/^([a-z_0-9]+)(?:\{([^}]*)\})? /gm)) {
    const known = found.get(name) ?? new Set();
    for (const [, label = ""] of labels.matchAll(/(\w+)="/g)) known.add(label);
    found.set(name, known);
  }
  return found;
}

const namesIn = (expr: string) =>
  [...expr.matchAll(/\b(?:web|club_api|nodejs|process)_[a-z_0-9]+/g)].map(([name]) => name);
const labelsIn = (expr: string) => [
  ...[...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, inner = ""]) =>
    [...inner.matchAll(/(\w+)\s*(?:=|!=|=~|!~)\s*"/g)].map(([, label = ""]) => label),
  ),
  ...[...expr.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, inner = ""]) =>
    inner.split(",").map((one) => one.trim()),
  ),
];

/** Names in an expression that nobody exports. */
async function unknownIn(expr: string): Promise<string[]> {
  const known = await exported();
  const names = namesIn(expr);
  const labels = new Set([...ofPrometheus.labels, ...names.flatMap((name) => [...(known.get(name) ?? [])])]);
  return [
    ...names.filter((name) => !known.has(name)),
    ...labelsIn(expr).filter((label) => names.length > 0 && !labels.has(label)),
  ];
}

test.each(alerts.map((rule) => [rule.alert, rule] as const))(
  "the alert %s speaks of what is exported",
  async (_name, { expr }) => {
    expect(
      namesIn(expr).length + ofPrometheus.names.filter((name) => expr.includes(`${name}{`)).length,
    ).toBeGreaterThan(0);
    expect(await unknownIn(expr)).toEqual([]);
  },
);

test.each(panels.map((panel) => [panel.title, panel] as const))(
  "the panel %s draws what is exported",
  async (_title, { targets }) => {
    for (const { expr } of targets) expect(await unknownIn(expr)).toEqual([]);
  },
);

test("an expression with a metric or a label that is not there is found", async () => {
  expect(await unknownIn('rate(web_answers_total{club="MS01"}[5m])')).toContain("web_answers_total");
  expect(await unknownIn("sum by (place) (club_api_jobs)")).toEqual(["place"]);
});

test("each alert has its paragraph, and each paragraph its alert", () => {
  const anchors = anchorsOf(readFileSync("docs/runbooks.md", "utf8")).filter(
    (anchor) => anchor !== "runbooks",
  );
  const named = alerts.map(({ annotations }) => annotations.runbook.replace("docs/runbooks.md#", ""));
  expect(named.toSorted()).toEqual(anchors.toSorted());
  for (const { labels, alert } of alerts) {
    expect([alert, ["page", "ticket"].includes(labels.severity)]).toEqual([alert, true]);
  }
});

test("every metric of the product stands in the dashboard", async () => {
  const known = [...(await exported()).keys()].filter((name) => /^(web|club_api)_/.test(name));
  const families = new Set(known.map((name) => name.replace(/_(bucket|sum|count)$/, "")));
  expect([...families].filter((name) => !dashboard.includes(name))).toEqual([]);
});
