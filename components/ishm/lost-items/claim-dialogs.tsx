"use client";

import { useTranslations } from "next-intl";
import { lostDocument } from "@/lib/contract/lost-items/lost-events";
import type { LostAdminDetail } from "@/lib/contract/lost-items/lost-items";
import { ActionDialog } from "../action/action-dialog";
import { type ChosenMember, MemberField } from "../people/member-field";
import type { Claim } from "./use-claim";

type Props = { item: LostAdminDetail; claim: Claim; isOpen: boolean; onClose: () => void };
type Claimant = {
  who: "member" | "guest";
  memberIdx: ChosenMember | null;
  claimantName: string;
  claimantPhone: string;
  marks: string;
};

const nobody: Claimant = { who: "member", memberIdx: null, claimantName: "", claimantPhone: "", marks: "" };

/** Somebody asks for an item: who it is, and how he describes what only the owner can know. */
export function ClaimDialog({ item, claim, isOpen, onClose }: Props) {
  const t = useTranslations("ishm.lostItems.claim");
  const isGuest = ({ who }: Claimant) => who === "guest";
  const who = (["member", "guest"] as const).map((value) => ({ value, label: t(value) }));
  return (
    <ActionDialog<Claimant>
      title={t("note")}
      lines={[t("noteLine", { item: item.itemName })]}
      confirmLabel={t("note")}
      isOpen={isOpen}
      isBusy={claim.isBusy}
      refusal={claim.refusal}
      initial={nobody}
      fields={{
        who: { kind: "radio", label: t("who"), options: who },
        memberIdx: {
          kind: "custom",
          label: t("member"),
          needed: t("memberNeeded"),
          isShown: (values) => !isGuest(values),
          render: (bound) => <MemberField {...bound} />,
        },
        claimantName: {
          kind: "text",
          label: t("name"),
          maxLength: 40,
          needed: t("nameNeeded"),
          isShown: isGuest,
        },
        claimantPhone: { kind: "tel", label: t("phone"), maxLength: 19, isShown: isGuest },
        marks: { kind: "words", label: t("said"), hint: t("saidHint"), rows: 3, maxLength: 500 },
      }}
      onConfirm={(_reason, values) =>
        void claim.run({
          event: "CLAIM",
          marks: values.marks.trim() || null,
          ...(isGuest(values)
            ? {
                claimantName: values.claimantName.trim(),
                claimantPhone: values.claimantPhone.trim() || null,
              }
            : { memberIdx: values.memberIdx?.memberIdx ?? null }),
        })
      }
      onClose={onClose}
    />
  );
}

/** The item goes out: to whom, what he showed to be that person, and that he described it rightly. */
export function HandOverDialog({ item, claim, isOpen, onClose }: Props) {
  const t = useTranslations("ishm.lostItems.claim");
  const documents = lostDocument.options.map((value) => ({ value, label: t(`documents.${value}`) }));
  return (
    <ActionDialog
      title={t("handOver")}
      lines={[t("handOverLine", { item: item.itemName, name: item.claimant?.name ?? "" })]}
      confirmLabel={t("handOver")}
      isOpen={isOpen}
      isBusy={claim.isBusy}
      refusal={claim.refusal}
      initial={{ fits: false, receiver: "", document: "" }}
      fields={{
        fits: {
          kind: "check",
          label: t("fits"),
          needed: t("fitsNeeded"),
          isShown: () => item.hiddenNote !== "",
          lead: <Descriptions item={item} />,
        },
        receiver: {
          kind: "text",
          label: t("receiver"),
          hint: t("receiverHint"),
          maxLength: 40,
          needed: t("nameNeeded"),
        },
        document: {
          kind: "select",
          label: t("document"),
          hint: t("documentHint"),
          placeholder: t("chooseDocument"),
          options: documents,
          needed: t("documentNeeded"),
        },
      }}
      onConfirm={(_reason, { receiver, document: chosen }) => {
        const document = lostDocument.options.find((one) => one === chosen);
        if (document) void claim.run({ event: "RETURN", receiver: receiver.trim(), document });
      }}
      onClose={onClose}
    />
  );
}

/** The description on file over that of the claimant. */
function Descriptions({ item }: { item: LostAdminDetail }) {
  const t = useTranslations("ishm.lostItems.claim");
  return [
    [t("onFile"), item.hiddenNote],
    [t("said"), item.claimant?.marks || "–"],
  ].map(([name, words]) => (
    <p key={name}>
      <span className="text-ink-2">{name}</span>
      <br />
      {words}
    </p>
  ));
}

/** The description does not fit: the item stays with the club, and the claim is dropped. */
export function RefuseDialog({ claim, isOpen, onClose }: Omit<Props, "item">) {
  const t = useTranslations("ishm.lostItems.claim");
  return (
    <ActionDialog
      title={t("refuse")}
      lines={[t("refuseLine")]}
      reason="needed"
      confirmLabel={t("refuse")}
      tone="bad"
      isOpen={isOpen}
      isBusy={claim.isBusy}
      refusal={claim.refusal}
      onConfirm={(reason) => void claim.run({ event: "REFUSE", reason })}
      onClose={onClose}
    />
  );
}
