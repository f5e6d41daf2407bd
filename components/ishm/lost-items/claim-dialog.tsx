"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RadioField } from "@/components/form/radio-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import type { LostAdminDetail } from "@/lib/contract/lost-items/lost-items";
import { ActionDialog } from "../action/action-dialog";
import { type ChosenMember, MemberField } from "../people/member-field";
import type { Claim } from "./use-claim";

type Props = { item: LostAdminDetail; claim: Claim; isOpen: boolean; onClose: () => void };

/** Somebody asks for an item: who it is, and how he describes what only the owner can know. */
export function ClaimDialog({ item, claim, isOpen, onClose }: Props) {
  const t = useTranslations("ishm.lostItems.claim");
  const [who, setWho] = useState<"member" | "guest">("member");
  const [member, setMember] = useState<ChosenMember | null>(null);
  const [guest, setGuest] = useState({ name: "", phone: "" });
  const [marks, setMarks] = useState("");
  const [isRefused, setRefused] = useState(false);
  const isMissing = who === "member" ? member === null : guest.name.trim() === "";
  const confirm = () => {
    setRefused(isMissing);
    if (isMissing) return;
    void claim.send({
      event: "CLAIM",
      marks: marks.trim() || null,
      ...(who === "member"
        ? { memberIdx: member?.memberIdx ?? null }
        : { claimantName: guest.name.trim(), claimantPhone: guest.phone.trim() || null }),
    });
  };
  return (
    <ActionDialog
      title={t("note")}
      lines={[t("noteLine", { item: item.itemName })]}
      confirmLabel={t("note")}
      isOpen={isOpen}
      isBusy={claim.isBusy}
      failure={claim.refused}
      onConfirm={confirm}
      onClose={onClose}
    >
      <RadioField
        label={t("who")}
        options={[
          { value: "member", label: t("member") },
          { value: "guest", label: t("guest") },
        ]}
        value={who}
        onChange={({ target }) => setWho(target.value === "guest" ? "guest" : "member")}
      />
      {who === "member" ? (
        <MemberField
          id="claim-member"
          value={member}
          error={isRefused && isMissing ? t("memberNeeded") : claim.refusedAt("memberIdx")}
          onChange={setMember}
        />
      ) : (
        <>
          <TextField
            label={t("name")}
            maxLength={40}
            value={guest.name}
            error={isRefused && isMissing ? t("nameNeeded") : claim.refusedAt("claimantName")}
            onChange={({ target }) => setGuest({ ...guest, name: target.value })}
          />
          <TextField
            label={t("phone")}
            type="tel"
            maxLength={19}
            value={guest.phone}
            onChange={({ target }) => setGuest({ ...guest, phone: target.value })}
          />
        </>
      )}
      <TextareaField
        label={t("said")}
        hint={t("saidHint")}
        rows={3}
        maxLength={500}
        value={marks}
        onChange={({ target }) => setMarks(target.value)}
      />
    </ActionDialog>
  );
}
