import { useTranslations } from "next-intl";
import { drawPostState } from "@/lib/contract/code-values/draws";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { drawTimeline } from "@/lib/web/draws/timeline";
import { useOffice } from "../../frame/root/office-context";

type Draw = Parameters<typeof drawTimeline>[0];

/** What happens next to a draw and when, as a sentence; null once nothing will. */
export function useNextMoment(): (draw: Draw) => string | null {
  const t = useTranslations("ishm.draws.next");
  const { formats, now } = useOffice();
  return (draw) => {
    const next = drawTimeline(draw, now()).find(({ state }) => state !== "over");
    if (!next || draw.state === drawPostState.cancelled) return null;
    const isNow = next.state === "now" && next.to !== null;
    const moment = formatDateTime(isNow && next.to ? next.to : next.from, formats);
    return isNow ? t(`until.${next.name}`, { moment }) : t(`at.${next.name}`, { moment });
  };
}
