"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { SiteState } from "@/lib/contract/site/site";
import { call } from "@/lib/web/api/browser";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOnce } from "@/lib/web/runtime/use-once";
import { useOffice } from "../frame/root/office-context";
import { useDeadline } from "../frame/use-deadline";
import { cancelPlanCall } from "./site-state-draft";

type Props = { state: SiteState; canSave: boolean; onChanged: () => Promise<void> };

/** A planned change of the state, and the button that cancels it. */
export function PlannedChange({ state, canSave, onChanged }: Props) {
  const t = useTranslations("ishm.siteState");
  const common = useTranslations("common");
  const { formats, language } = useOffice();
  const deadline = useDeadline();
  const { run, isBusy } = useOnce();
  const planned = state.admin?.scheduled;
  if (!planned) return null;
  const sentence = t("scheduledNote", {
    state: t(`states.${planned.state}.label`),
    time: deadline.moment(planned.startAt),
  });

  const cancel = async () => {
    const isWanted = await showConfirm({
      title: t("cancelPlan"),
      message: sentence,
      confirm: t("cancelPlan"),
      cancel: common("back"),
    });
    if (!isWanted) return;
    const input = cancelPlanCall(state, language, formats.standardTimeZone);
    const answer = await run(() => call("PUT /site/state", input));
    if (answer?.ok) toastBar(t("planCancelled"));
    await onChanged();
  };

  return (
    <section className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-panel bg-info-tint px-5 py-3 text-info">
      <Icon name="clock" />
      <p className="font-semibold">{sentence}</p>
      {planned.endAt ? <p>{t("until", { time: deadline.moment(planned.endAt) })}</p> : null}
      {canSave ? (
        <Button
          variant="outline"
          size="small"
          isBusy={isBusy}
          className="ms-auto"
          onClick={() => void cancel()}
        >
          {t("cancelPlan")}
        </Button>
      ) : null}
    </section>
  );
}
