"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { penaltyOrderBody } from "@/lib/contract/penalties/penalties";
import { call } from "@/lib/web/api/browser";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { officeMenus } from "@/lib/web/office/office-menus";
import { schemaProblems } from "@/lib/web/office/schema-problems";
import { officePaths } from "@/lib/web/routing/office-paths";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot, FormFrame } from "../form/form-frame";
import { useOfficeForm } from "../form/use-office-form";
import { NoAccess } from "../frame/no-access";
import { OfficeLink } from "../frame/office-link";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import type { ChosenMember } from "../people/member-field";
import { emptyPenalty, penaltyBody } from "./penalty-draft";
import { PenaltyFields } from "./penalty-fields";
import { PenaltyForecast } from "./penalty-forecast";

/** The form of a penalty imposed by staff, with a preview of its effect. */
export function NewPenaltyView() {
  const { access } = useOffice();
  return access(officeMenus.penalties.code).isCreate ? <NewPenalty /> : <NoAccess />;
}

function NewPenalty() {
  const t = useTranslations("ishm.penalties");
  const router = useRouter();
  const refresh = useReadAgain(["GET /ops/penalties"]);
  const [member, setMember] = useState<ChosenMember | null>(null);
  const form = useOfficeForm({
    record: null,
    draftOf: () => emptyPenalty,
    check: (draft) => schemaProblems(penaltyOrderBody, penaltyBody(draft)),
    sentenceOf: ({ field }) =>
      field === "memberIdx" || field === "penaltyCode" ? t(`needed.${field}`) : null,
    send: (draft) => call("POST /ops/penalties", { body: penaltyBody(draft) }, { handled: true }),
    async onSaved({ penaltyIdx }) {
      toastBar(t("imposed"));
      await refresh();
      router.push(officePaths.penalty(penaltyIdx));
    },
  });
  return (
    <>
      <PageHead title={t("new")} crumbs={[{ label: t("title"), href: officePaths.penalties() }]} />
      <FormFrame
        form={form}
        className="grid items-start gap-5 min-[68.75rem]:grid-cols-[minmax(0,1fr)_26rem]"
      >
        <PenaltyFields
          form={form}
          member={member}
          onMember={(chosen) => {
            setMember(chosen);
            form.change({ memberIdx: chosen?.memberIdx ?? null, bookingIdx: "" });
          }}
        />
        <PenaltyForecast draft={form.draft} name={member?.name ?? ""} />
        <FormFoot label={t("impose")}>
          <ButtonLink as={OfficeLink} href={officePaths.penalties()} variant="quiet" size="small">
            {t("toList")}
          </ButtonLink>
        </FormFoot>
      </FormFrame>
    </>
  );
}
