import type { CallInput } from "@/lib/contract/routes";
import type { DashboardReport } from "./use-dashboard";

/** The input of a panel of the dashboard: the report once it is read, and its query. */
export type PanelProps = {
  report: DashboardReport | undefined;
  asked: NonNullable<CallInput<"GET /dashboard">["query"]>;
};
