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
import { AccountPanel } from "./account-panel";
import { MemberRecords } from "./member-records";
import { PersonPanel, ServicePanel } from "./person-panel";

/** One member, masked, with the actions on the account and the related records. */
export function MemberView({ memberIdx }: { memberIdx: number }) {
  const { access } = useOffice();
  return access(officeMenus.members.code).isRead ? (
    <Member key={memberIdx} memberIdx={memberIdx} />
  ) : (
    <NoAccess />
  );
}

function Member({ memberIdx }: { memberIdx: number }) {
  const t = useTranslations("ishm.members");
  const { language } = useOffice();
  const { unmaskReason, control } = useUnmask(memberIdx);
  // Each read of personal data is audited: it must not be repeated by a focus of the window.
  const { data, error, mutate } = useCall(
    "GET /ops/members/{id}",
    { params: { id: String(memberIdx) }, query: { lang: language, reason: unmaskReason } },
    { handled: true, keepPreviousData: true, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return (
    <>
      <PageHead
        title={data ? t("memberOf", { name: data.name, id: data.id }) : t("member")}
        crumbs={[{ label: t("title"), href: officePaths.members() }]}
        actions={data ? control : null}
      />
      <RecordBody
        of={{ record: data, failure: error, edition: 0, reload: async () => void (await mutate()) }}
      >
        {(member) => (
          <div className="grid items-start gap-5 min-[68.75rem]:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="flex min-w-0 flex-col gap-5">
              {member.service ? <ServicePanel service={member.service} state={member.state} /> : null}
              <PersonPanel member={member} />
              <MemberRecords memberIdx={memberIdx} />
            </div>
            <div className="min-w-0 max-[68.6875rem]:order-first">
              <AccountPanel member={member} onChanged={async () => void (await mutate())} />
            </div>
          </div>
        )}
      </RecordBody>
    </>
  );
}
