import { isCodeKey } from "@/lib/web/office/list-query";
import { listShape } from "../../../lib/web/office/list-query";

/** What the list of the hall of fame can be asked for; `type` is a key of hofTypes. */
export const hofListShape = listShape({
  filters: { type: isCodeKey },
  sorts: ["hofIdx", "type", "playDate", "createdAt", "updatedAt"],
  upwards: ["type"],
});

export type HofShow = "shown" | "noConsent" | "withdrawn" | "hidden";

/** What visitors have of an entry: it needs the consent of the member, and not to be hidden. */
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
