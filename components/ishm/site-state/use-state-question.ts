import { useTranslations } from "next-intl";
import { useRef } from "react";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { stampOf } from "@/lib/web/office/club-minute";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { useOffice } from "../frame/root/office-context";
import type { SiteStateDraft } from "./site-state-draft";

/**
 * A state that shuts visitors out is confirmed first, once at a time: what they will see, from when, and how many it
 * meets. True for the state that shuts nobody out.
 */
export function useStateQuestion(): (draft: SiteStateDraft) => Promise<boolean> {
  const t = useTranslations("ishm.siteState");
  const common = useTranslations("common");
  const { formats } = useOffice();
  const isAsking = useRef(false);

  async function presence(): Promise<string> {
    const answer = await call("GET /ops/site/visitors", { query: {} }, { handled: true });
    return answer.ok ? t("confirm.visitors", answer.value) : t("confirm.visitorsUnknown");
  }

  return async (draft) => {
    if (draft.state === "1") return true;
    if (isAsking.current) return false;
    isAsking.current = true;
    const startAt = stampOf(draft.startAt, formats.standardTimeZone);
    try {
      const when = startAt ? t("confirm.from", { time: formatDateTime(startAt, formats) }) : t("confirm.now");
      return await showConfirm({
        title: t("confirm.title", { state: t(`states.${draft.state}.label`) }),
        message: [t(`states.${draft.state}.description`), when, await presence()].join(" "),
        confirm: startAt ? t("plan") : t("saveNow"),
        cancel: common("cancel"),
      });
    } finally {
      isAsking.current = false;
    }
  };
}
