import type { CallOutput } from "@/lib/contract/routes";
import { useCall } from "@/lib/web/api/use-call";
import { fairnessAsked, fairnessShape } from "@/lib/web/office/fairness-query";
import { useOffice } from "../frame/root/office-context";
import { useListQuery } from "../list/use-list-query";

export type FairnessReport = CallOutput<"GET /ops/fairness">;

/** The committee's figures of the span that the address names, and the way to others. */
export function useFairness() {
  const { language } = useOffice();
  const place = useListQuery(fairnessShape);
  const asked = { lang: language, ...fairnessAsked(place.query) };
  const answer = useCall("GET /ops/fairness", { query: asked }, { keepPreviousData: true, handled: true });
  return { place, asked, answer };
}

/** What a panel of the committee's view draws: the report once it is there, and what was asked for it. */
export type FairnessPanelProps = {
  report: FairnessReport | undefined;
  asked: ReturnType<typeof useFairness>["asked"];
};
