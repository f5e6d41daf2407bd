import { isCodeKey } from "@/lib/web/office/list-query";
import { listShape } from "../../../lib/web/office/list-query";

/** Filters and sorts of the hall of fame; `type` is a key of hofTypes. */
export const hofListShape = listShape({
  filters: { type: isCodeKey },
  sorts: ["hofIdx", "type", "playDate", "createdAt", "updatedAt"],
  upwards: ["type"],
});

export type HofShow = "shown" | "noConsent" | "withdrawn" | "hidden";

/** Whether visitors see an entry: it needs the consent of the member, and must not be hidden. */
export function hofShow({
  isVisible,
  hasConsent,
  isWithdrawn,
}: {
  isVisible: boolean;
  hasConsent: boolean;
  isWithdrawn: boolean;
}): HofShow {
  if (!hasConsent) return isWithdrawn ? "withdrawn" : "noConsent";
  return isVisible ? "shown" : "hidden";
}
