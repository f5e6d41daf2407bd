"use client";

import type { Language } from "@/lib/shared/languages";
import { FeedbackRegions } from "./feedback-regions";
import { useBuildWatch } from "./use-build-watch";
import { useDailyView } from "./use-daily-view";
import { useFailures } from "./use-failures";
import { usePageMoves } from "./use-page-moves";
import { usePending } from "./use-pending";
import { usePreload } from "./use-preload";
import { useSessionLife } from "./use-session-life";
import { useSiteState } from "./use-site-state";

type Props = {
  area: "site" | "office";
  clubCode: string;
  language: Language;
  defaultLanguage: Language;
  /** The club's zone, an IANA name or an offset such as `+09:00`. */
  timeZone: string;
  /** The build that made the page; without it the first look at the server's build counts. */
  buildId?: string;
};

/** The seed's runtime behaviours, once per layout. */
export function Runtime({ area, ...props }: Props) {
  useFailures(props.language, props.clubCode);
  useSessionLife();
  usePending();
  useBuildWatch(props.buildId);
  usePageMoves();
  usePreload();
  return (
    <>
      {area === "site" ? <SiteWatches {...props} /> : null}
      <FeedbackRegions hasHistory={area === "site"} />
    </>
  );
}

/** The back office stays open in every state and is no homepage. */
function SiteWatches(props: Omit<Props, "area">) {
  useSiteState(props);
  useDailyView(props);
  return null;
}
