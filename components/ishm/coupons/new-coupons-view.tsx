"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import type { CouponPreview } from "@/lib/contract/coupons/coupon-campaigns";
import { formatMoney } from "@/lib/shared/money/money";
import { clubDate } from "@/lib/shared/time/club-time";
import { formatDay } from "@/lib/shared/time/deadline";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { ActionDialog } from "../action/action-dialog";
import { FormFoot, FormFrame } from "../form/form-frame";
import { NoAccess } from "../frame/no-access";
import { OfficeLink } from "../frame/office-link";
import { PageHead } from "../frame/page-head";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { AudiencePanel } from "./audience-panel";
import { TermsPanel } from "./terms-panel";
import { useCampaign } from "./use-campaign";

/** A campaign: coupons for all members of a filter; input, preview, issue. */
export function NewCouponsView() {
  const { access } = useOffice();
  return access(officeMenus.members.code).isCreate ? <NewCoupons /> : <NoAccess />;
}

function NewCoupons() {
  const t = useTranslations("ishm.coupons");
  const { formats, now } = useOffice();
  const campaign = useCampaign(clubDate(now(), formats.standardTimeZone));
  return (
    <>
      <PageHead
        title={t("new")}
        lead={t("newLead")}
        crumbs={[{ label: t("title"), href: officePaths.coupons() }]}
      />
      <FormFrame form={campaign}>
        <div className="grid items-start gap-5 min-[68.75rem]:grid-cols-2">
          <AudiencePanel form={campaign} />
          <TermsPanel form={campaign} main={campaign.main} />
        </div>
        {campaign.previewed ? (
          <CampaignPreview preview={campaign.previewed} isOutdated={campaign.isOutdated} />
        ) : null}
        <CampaignFoot campaign={campaign} />
      </FormFrame>
    </>
  );
}

/** Previews first; exactly what was previewed can then be issued, after a confirmation. */
function CampaignFoot({ campaign }: { campaign: ReturnType<typeof useCampaign> }) {
  const t = useTranslations("ishm.coupons");
  const { previewed: seen, isOutdated, issuing, draft, main } = campaign;
  const [isAsking, setAsking] = useState(false);
  const canIssue = seen !== null && !isOutdated && seen.count > 0;
  const issue = async () => {
    if (seen && !(await issuing.run(seen.stamp))) await campaign.submit();
  };
  return (
    <FormFoot label={t("look")} busyText={t("looking")}>
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
          failure={issuing.failure}
          onConfirm={() => void issue()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </FormFoot>
  );
}

type Props = { preview: CouponPreview; isOutdated: boolean };

/** The preview: receivers, members left out with the reason, and an example price. */
function CampaignPreview({ preview, isOutdated }: Props) {
  const t = useTranslations("ishm.coupons.preview");
  const { count, untold, first, leftOut } = preview;
  return (
    <Panel title={t("title")}>
      <p
        role="status"
        className={isOutdated ? "bg-warn-tint px-4 py-3 text-warn" : "text-lead font-semibold"}
      >
        {isOutdated ? t("outdated") : t("count", { count })}
      </p>
      <Example example={preview.example} />
      {untold > 0 ? <p>{t("untold", { count: untold })}</p> : null}
      {first.length > 0 ? (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{t("first", { count: first.length })}</h3>
          <People people={first} />
        </section>
      ) : null}
      {leftOut.map(({ reason, count: left, first: some }) => (
        <section key={reason} className="flex flex-col gap-2">
          <h3 className="font-semibold">{t(`leftOut.${reason}`, { count: left })}</h3>
          <People people={some} />
        </section>
      ))}
    </Panel>
  );
}

function People({ people }: { people: CouponPreview["first"] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {people.map((one) => (
        <li key={one.memberIdx} className="min-h-6">
          <OfficeLink href={officePaths.member(one.memberIdx)} className="text-ink hover:underline">
            {one.name}
          </OfficeLink>{" "}
          <span className="text-ink-2">{one.memberTypeName}</span>
        </li>
      ))}
    </ul>
  );
}

function Example({ example }: Pick<CouponPreview, "example">) {
  const t = useTranslations("ishm.coupons.preview");
  const { language, formats } = useOffice();
  if (!example) return <p className="text-ink-2">{t("noExample")}</p>;
  const money = (amount: number | string) => formatMoney(amount, formats);
  return (
    <p className="border-s-3 border-line ps-4">
      {t("example", {
        date: formatDay(example.playDate, { language, formats }),
        total: money(example.total),
        discount: money(example.discount),
        toPay: money(example.toPay),
      })}
    </p>
  );
}
