import type { RouteDefinition } from "@/lib/contract/define-route";
import { contract } from "@/lib/contract/routes";

/** Every declared call, for the tests that go through all of them. */
export const allRoutes: readonly RouteDefinition[] = contract;

/** Values of path parameters: plausible, and of nobody in particular. */
export const standIns: Readonly<Record<string, string>> = {
  club: "MS01",
  lang: "ko",
  date: "2026-12-16",
  termType: "10",
  entity: "faq",
  table: "open-rules",
  code: "C0240",
  token: "unknown-token",
  kind: "notice",
  step: "fees",
};

/** The path of a call with its parameters filled: from `given`, else with a stand-in, else a number that nothing has. */
export function filledPath(route: RouteDefinition, given: Readonly<Record<string, string>> = {}): string {
  return route.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(given[name] ?? standIns[name] ?? "987654"),
  );
}
