import type { CallOutput } from "@/lib/contract/routes";
import { useCall } from "@/lib/web/api/use-call";
import { fairnessAsked, fairnessShape } from "@/lib/web/office/fairness-query";
import { useOffice } from "../frame/root/office-context";
import { useListQuery } from "../list/use-list-query";

export type FairnessReport = CallOutput<"GET /ops/fairness">;

/** The filters of the committee's view. */
export function useFairness() {
  const { language } = useOffice();
  const place = useListQuery(fairnessShape);
  const asked = { lang: language, ...fairnessAsked(place.query) };
  const answer = useCall("GET /ops/fairness", { query: asked }, { keepPreviousData: true, handled: true });
  return { place, asked, answer };
}

/** The report of the committee's view once it is loaded, and its input. */
export type FairnessPanelProps = {
  report: FairnessReport | undefined;
  asked: ReturnType<typeof useFairness>["asked"];
};
