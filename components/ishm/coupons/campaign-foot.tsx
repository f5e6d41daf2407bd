"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { officePaths } from "@/lib/web/routing/office-paths";
import { ActionDialog } from "../action/action-dialog";
import { FormFoot } from "../form/form-foot";
import { OfficeLink } from "../frame/office-link";
import type { useCampaign } from "./use-campaign";

/** Looks first; what was seen can then be issued, after one more question. */
export function CampaignFoot({ campaign }: { campaign: ReturnType<typeof useCampaign> }) {
  const t = useTranslations("ishm.coupons");
  const { seen, isOutdated, issuing, draft, main } = campaign;
  const [isAsking, setAsking] = useState(false);
  const canIssue = seen !== null && !isOutdated && seen.count > 0;
  const isStale = issuing.refusal !== null;
  const issue = async () => {
    if (seen && !(await issuing.save(seen.stamp))) await campaign.look();
  };
  return (
    <FormFoot
      canSave
      isBusy={campaign.isBusy}
      isDirty={campaign.isDirty}
      label={t("look")}
      busyText={t("looking")}
    >
      {canIssue ? (
        <Button size="small" variant="binding" onClick={() => setAsking(true)}>
          {t("issue", { count: seen.count })}
        </Button>
      ) : null}
      <ButtonLink as={OfficeLink} href={officePaths.coupons()} variant="quiet" size="small">
        {t("toList")}
      </ButtonLink>
      {seen ? (
        <ActionDialog
          title={t("issueTitle")}
          lines={[
            t("issueLine", { count: seen.count, coupon: draft.names[main] }),
            t("issueTold", { count: seen.count - seen.untold }),
            t("issueFinal"),
          ]}
          confirmLabel={t("issue", { count: seen.count })}
          isOpen={isAsking}
          isBusy={issuing.isBusy}
          failure={isStale ? issuing.refusal?.message : null}
          onConfirm={() => void issue()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </FormFoot>
  );
}
