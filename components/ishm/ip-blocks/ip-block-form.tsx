"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { IpBlock } from "@/lib/contract/admins/ip-blocks";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot } from "../form/form-foot";
import { OfficeForm } from "../form/office-form";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import { IpRangePanel } from "./ip-range-panel";
import { IpRulePanel } from "./ip-rule-panel";
import { useIpActions } from "./use-ip-actions";
import { useIpForm } from "./use-ip-form";

type Props = { entry: IpBlock | null; onTyped?: (isTyped: boolean) => void };

/** Which addresses an entry is about, what it does to them, and until when. */
export function IpBlockForm({ entry, onTyped }: Props) {
  const t = useTranslations("ishm");
  const common = useTranslations("common");
  const router = useRouter();
  const { access } = useOffice();
  const rights = access(officeMenus.ipBlocks.code);
  const canSave = entry ? rights.isUpdate : rights.isCreate;
  const form = useIpForm({ entry, canSave, onTyped });
  const { draft, errors, saving } = form;
  const actions = useIpActions();
  const fields = { draft, onChange: form.change, errorOf: errors.of, isReadOnly: !canSave };
  const remove = async () => {
    if (entry && (await actions.remove([entry]))) router.push(officePaths.ipBlocks());
  };
  return (
    <OfficeForm
      errors={errors}
      canSave={canSave}
      onSubmit={() => {
        if (errors.pass()) void saving.save(draft);
      }}
      conflict={{
        isOpen: saving.theirs !== null,
        onReload: () => form.settle(form.begin),
        onKeep: () => {
          form.settle(form.markSaved);
          toastBar(t("conflict.kept"));
        },
      }}
    >
      <div className="flex max-w-5xl flex-col gap-5">
        <IpRangePanel {...fields} ownAddress={form.ownAddress} />
        <IpRulePanel {...fields} />
      </div>
      <FormFoot canSave={canSave} isBusy={saving.isBusy} isDirty={form.isDirty}>
        <ButtonLink as={OfficeLink} href={officePaths.ipBlocks()} variant="quiet" size="small">
          {t("ipBlocks.toList")}
        </ButtonLink>
        {entry && rights.isDelete ? (
          <Button
            variant="outline"
            size="small"
            isBusy={actions.isBusy}
            className="ms-auto"
            onClick={() => void remove()}
          >
            <Icon name="trash" size={18} />
            {common("delete")}
          </Button>
        ) : null}
      </FormFoot>
    </OfficeForm>
  );
}
