"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { OwnDataForm } from "@/components/member/account/own-data-form";
import { useSaveInfo } from "@/components/member/account/use-save-info";
import { memberDraft, type SavedForm, useSavedForm } from "@/components/member/shared/form/use-saved-form";
import { Group } from "@/components/member/shared/layout/facts";
import type { PageContext } from "@/components/member/shared/page-context";
import { PhotoEditor } from "@/components/photo/photo-editor";
import { photoMegabytes } from "@/components/photo/photo-file";
import type { MemberInfo } from "@/lib/contract/accounts/members";
import { unbroken } from "@/lib/shared/texts/text";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { ContactPart } from "./contact-part";
import { IdentityPart } from "./identity-part";
import {
  hasWrongLatinName,
  type IdentityProof,
  type InfoDraft,
  infoChange,
  infoDraft,
  infoFault,
} from "./info-draft";

type Props = {
  info: MemberInfo;
  context: PageContext;
  /** Saved, or given up. */
  onDone: () => void;
  /** The photo, which is saved by itself. */
  onChanged: () => void;
};

/** The own data to change: what was typed stays through refusals, an ended session and a password asked again. */
export function InfoForm({ info, context, onDone, onChanged }: Props) {
  const t = useTranslations("account.info");
  const shared = useTranslations("account.shared");
  const [proof, setProof] = useState<IdentityProof | null>(null);
  const leave = () => {
    form.forget();
    onDone();
  };
  const { save, ...saving } = useSaveInfo(info.memberIdx, context.language, () => {
    leave();
    toastBar(shared("saved"));
  });
  const form: SavedForm<InfoDraft> = useSavedForm({
    draft: memberDraft("info", info.memberIdx),
    dirtyKey: "info",
    initial: infoDraft(info),
    check: (values) => {
      const fault = infoFault(values);
      return {
        email: fault ? t(fault) : undefined,
        nameEn: hasWrongLatinName(values) ? t("nameEnWrong") : undefined,
      };
    },
    send: async (values) => {
      if (form.hasChanges || proof) return save(infoChange(values, form.changes, proof));
      toastBar(shared("nothingChanged"));
      return null;
    },
  });
  return (
    <>
      <Group id="photo-part" title={t("photo")}>
        <OwnPhoto info={info} context={context} onChanged={onChanged} />
      </Group>
      <OwnDataForm
        form={form}
        saving={saving}
        info={info}
        context={context}
        onGiveUp={leave}
        className="mt-14"
      >
        <Group id="contact" title={t("contact")}>
          <ContactPart form={form} context={context} />
        </Group>
        <Group
          id="person"
          title={t("person")}
          lead={
            context.hasIdentity ? t("personLead") : t("personLeadByDesk", { phone: unbroken(context.phone) })
          }
        >
          <IdentityPart
            info={info}
            context={context}
            proof={proof}
            error={form.errorOf("identity") ?? form.errorOf("phoneNo")}
            onProof={setProof}
          />
        </Group>
      </OwnDataForm>
    </>
  );
}

type OwnPhotoProps = { info: MemberInfo; context: PageContext; onChanged: () => void };

/** The member's own photo (domain.md Y7). */
function OwnPhoto({ info, context, onChanged }: OwnPhotoProps) {
  const t = useTranslations("account.photo");
  const { memberIdx } = info;
  const params = { id: String(memberIdx) };
  return (
    <PhotoEditor
      id="photo"
      imageUrl={info.imageUrl}
      name={info.name}
      language={context.language}
      calls={{
        send: (file) =>
          call("POST /info/{id}/photos", { params, body: { memberIdx }, files: [file] }, { handled: true }),
        remove: () => call("DELETE /info/{id}/photos", { params }, { handled: true }),
      }}
      texts={{
        hint: t("hint", { megabytes: photoMegabytes }),
        removeText: t("removeText"),
        saved: t("saved"),
        removed: t("removed"),
      }}
      size="medium"
      onChanged={onChanged}
    />
  );
}
