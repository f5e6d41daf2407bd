"use client";

import { useTranslations } from "next-intl";
import { clubDate } from "@/lib/shared/time/club-time";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeForm } from "../form/office-form";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { AudiencePanel } from "./audience-panel";
import { CampaignFoot } from "./campaign-foot";
import { CampaignPreview } from "./campaign-preview";
import { TermsPanel } from "./terms-panel";
import { useCampaign } from "./use-campaign";

/** A coupon for everybody whom a filter finds: filled in, seen, then issued as it was seen. */
export function NewCouponsView() {
  const { access } = useOffice();
  return access(officeMenus.members.code).isCreate ? <NewCoupons /> : <NoAccess />;
}

function NewCoupons() {
  const t = useTranslations("ishm.coupons");
  const { formats, now } = useOffice();
  const campaign = useCampaign(clubDate(now(), formats.standardTimeZone));
  const fields = { draft: campaign.draft, errorOf: campaign.errors.of, onChange: campaign.change };
  return (
    <>
      <PageHead
        title={t("new")}
        lead={t("newLead")}
        crumbs={[{ label: t("title"), href: officePaths.coupons() }]}
      />
      <OfficeForm errors={campaign.errors} canSave onSubmit={() => void campaign.look()}>
        <div className="grid items-start gap-5 min-[1100px]:grid-cols-2">
          <AudiencePanel {...fields} />
          <TermsPanel {...fields} main={campaign.main} />
        </div>
        {campaign.seen ? <CampaignPreview preview={campaign.seen} isOutdated={campaign.isOutdated} /> : null}
        <CampaignFoot campaign={campaign} />
      </OfficeForm>
    </>
  );
}
