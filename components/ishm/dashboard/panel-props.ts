import type { CallInput } from "@/lib/contract/routes";
import type { DashboardReport } from "./use-dashboard";

/** What a panel of the dashboard draws: the report once it is there, and what was asked for it. */
export type PanelProps = {
  report: DashboardReport | undefined;
  asked: NonNullable<CallInput<"GET /dashboard">["query"]>;
};
