"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { RecordBody } from "../form/record-body";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { useUnmask } from "../people/use-unmask";
import { PenaltyActions } from "./penalty-actions";
import { EvidencePanel, PenaltyPanel } from "./penalty-panel";

/** One penalty: reason, state and the ways to settle it. */
export function PenaltyView({ penaltyIdx }: { penaltyIdx: number }) {
  const { access } = useOffice();
  return access(officeMenus.penalties.code).isRead ? (
    <Penalty key={penaltyIdx} penaltyIdx={penaltyIdx} />
  ) : (
    <NoAccess />
  );
}

function Penalty({ penaltyIdx }: { penaltyIdx: number }) {
  const t = useTranslations("ishm.penalties");
  const { language } = useOffice();
  const { unmaskReason, control } = useUnmask(penaltyIdx);
  const { data, error, mutate } = useCall(
    "GET /ops/penalties/{id}",
    { params: { id: String(penaltyIdx) }, query: { lang: language, reason: unmaskReason } },
    { handled: true, keepPreviousData: true, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const reload = async () => void (await mutate());
  return (
    <>
      <PageHead
        title={data ? t("penaltyOf", { penalty: data.penaltyName, name: data.memberName }) : t("penalty")}
        crumbs={[{ label: t("title"), href: officePaths.penalties() }]}
        actions={data ? control : null}
      />
      <RecordBody of={{ record: data, failure: error, edition: 0, reload }}>
        {(penalty) => (
          <div className="grid items-start gap-5 min-[68.75rem]:grid-cols-[minmax(0,1fr)_26rem]">
            <PenaltyPanel penalty={penalty} />
            <div className="flex min-w-0 flex-col gap-5">
              <PenaltyActions penalty={penalty} onChanged={reload} />
              <EvidencePanel penalty={penalty} />
            </div>
          </div>
        )}
      </RecordBody>
    </>
  );
}
