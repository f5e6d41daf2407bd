"use client";

import { useTranslations } from "next-intl";
import { RadioField } from "@/components/form/radio-field";
import { TextField } from "@/components/form/text-field";
import type { useFormErrors } from "../../form/use-form-errors";
import { MemberField } from "../../people/member-field";
import type { BookDraft } from "./book-draft";

type Props = {
  draft: BookDraft;
  errors: ReturnType<typeof useFormErrors>;
  change: (part: Partial<BookDraft>) => void;
};

/** For whom a time is booked: a member, or a guest by name. */
export function BookerFields({ draft, errors, change }: Props) {
  const t = useTranslations("ishm.sheet.book");
  return (
    <>
      <RadioField
        id="who"
        label={t("who")}
        options={[
          { value: "member", label: t("member") },
          { value: "guest", label: t("guest") },
        ]}
        value={draft.isMember ? "member" : "guest"}
        onChange={(event) => change({ isMember: event.target.value === "member" })}
      />
      {draft.isMember ? (
        <MemberField
          id="memberIdx"
          value={draft.member}
          error={errors.of("memberIdx")}
          onChange={(member) => change({ member })}
        />
      ) : (
        <>
          <TextField
            id="guest.name"
            label={t("name")}
            error={errors.of("guest.name")}
            value={draft.name}
            maxLength={40}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextField
            id="guest.phoneNo"
            label={t("phone")}
            error={errors.of("guest.phoneNo")}
            inputMode="tel"
            value={draft.phoneNo}
            maxLength={19}
            onChange={(event) => change({ phoneNo: event.target.value })}
          />
        </>
      )}
    </>
  );
}
