"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { ButtonLink } from "@/components/ui/button";
import { penaltyOrderBody } from "@/lib/contract/penalties/penalties";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { schemaProblems } from "@/lib/web/office/schema-problems";
import { officePaths } from "@/lib/web/routing/office-paths";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot } from "../form/form-foot";
import { OfficeForm } from "../form/office-form";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { useSave } from "../form/use-save";
import { NoAccess } from "../frame/no-access";
import { OfficeLink } from "../frame/office-link";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import type { ChosenMember } from "../people/member-field";
import { emptyPenalty, type PenaltyDraft, penaltyBody } from "./penalty-draft";
import { PenaltyFields } from "./penalty-fields";
import { PenaltyForecast } from "./penalty-forecast";

/** A penalty by staff, with what it will do before it does it. */
export function NewPenaltyView() {
  const { access } = useOffice();
  return access(officeMenus.penalties.code).isCreate ? <NewPenalty /> : <NoAccess />;
}

function NewPenalty() {
  const t = useTranslations("ishm.penalties");
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const form = useDraft<PenaltyDraft>(emptyPenalty);
  const { draft, isDirty } = form;
  const [member, setMember] = useState<ChosenMember | null>(null);
  const saving = useSave({
    send: (sent: PenaltyDraft) => call("POST /ops/penalties", { body: penaltyBody(sent) }, { handled: true }),
    onSaved: async ({ penaltyIdx }, sent) => {
      form.markSaved(sent);
      toastBar(t("imposed"));
      await mutate((key) => Array.isArray(key) && key[0] === "GET /ops/penalties");
      router.push(officePaths.penalty(penaltyIdx));
    },
  });
  const errors = useFormErrors({
    problems: schemaProblems(penaltyOrderBody, penaltyBody(draft)),
    sentenceOf: ({ field }) =>
      field === "memberIdx" || field === "penaltyCode" ? t(`needed.${field}`) : null,
    ...saving,
  });
  return (
    <>
      <PageHead title={t("new")} crumbs={[{ label: t("title"), href: officePaths.penalties() }]} />
      <OfficeForm
        errors={errors}
        canSave
        onSubmit={() => {
          if (errors.pass()) void saving.save(draft);
        }}
        className="grid items-start gap-5 min-[1100px]:grid-cols-[minmax(0,1fr)_26rem]"
      >
        <PenaltyFields
          draft={draft}
          member={member}
          errorOf={errors.of}
          onChange={form.change}
          onMember={(chosen) => {
            setMember(chosen);
            form.change({ memberIdx: chosen?.memberIdx ?? null, bookingIdx: "" });
          }}
        />
        <PenaltyForecast draft={draft} name={member?.name ?? ""} />
        <FormFoot canSave isBusy={saving.isBusy} isDirty={isDirty} label={t("impose")}>
          <ButtonLink as={OfficeLink} href={officePaths.penalties()} variant="quiet" size="small">
            {t("toList")}
          </ButtonLink>
        </FormFoot>
      </OfficeForm>
    </>
  );
}
