"use client";

import { Combobox } from "@base-ui/react/combobox";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Field, fieldWiring } from "@/components/form/field";
import { useFieldTexts } from "@/components/form/required";
import { control } from "@/components/ui/input";
import { type FoundMember, useFoundMembers } from "./use-found-members";

export type ChosenMember = Pick<FoundMember, "memberIdx" | "name" | "memberType">;

type Props = {
  id: string;
  label?: string;
  hint?: ReactNode;
  value: ChosenMember | null;
  error?: ReactNode;
  requiredText?: ReactNode;
  onChange: (member: ChosenMember | null) => void;
};

const list =
  "max-h-72 w-(--anchor-width) min-w-64 overflow-y-auto overscroll-contain rounded-control border border-line-2 " +
  "bg-sheet text-ink shadow-pop outline-none empty:hidden";

/** Finds a member by name, login id or phone number; names stay masked. */
export function MemberField({ id, label, hint, value, error, requiredText, onChange }: Props) {
  const t = useTranslations("ishm.people");
  const [typed, setTyped] = useState("");
  const { found, isAsked, hasFailed } = useFoundMembers(value && typed === nameOf(value) ? "" : typed);
  const texts = useFieldTexts(id, {
    label: label ?? t("person"),
    hint: hint ?? t("personHint"),
    error,
    requiredText,
  });
  return (
    <Field id={id} {...texts}>
      <Combobox.Root<ChosenMember>
        items={found}
        filter={null}
        value={value}
        itemToStringLabel={nameOf}
        isItemEqualToValue={(one, other) => one.memberIdx === other.memberIdx}
        onValueChange={onChange}
        onInputValueChange={setTyped}
      >
        <Combobox.Input {...fieldWiring(id, texts)} autoComplete="off" className={control} />
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} className="z-50">
            <Combobox.Popup className={list}>
              <Combobox.Status className="px-3 py-2 text-ink-2 empty:hidden">
                {hasFailed ? t("personsFailed") : isAsked ? t("personsFound", { count: found.length }) : null}
              </Combobox.Status>
              <Combobox.List>
                {(member: FoundMember) => <MemberOption key={member.memberIdx} member={member} />}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </Field>
  );
}

function nameOf({ name, memberIdx }: ChosenMember): string {
  return `${name} (${memberIdx})`;
}

const option =
  "flex min-h-9 cursor-default flex-wrap items-baseline gap-x-3 px-3 py-1.5 outline-none " +
  "data-highlighted:bg-hover data-selected:bg-selected";

/** A found member: enough to tell him from his namesakes, no more. */
function MemberOption({ member }: { member: FoundMember }) {
  const { memberIdx, name, memberTypeName, phoneNo } = member;
  return (
    <Combobox.Item value={member} className={option}>
      <span className="font-medium">{name}</span>
      <span className="text-ink-2">{memberTypeName}</span>
      <span className="text-ink-3 tabular-nums">
        {phoneNo} · {memberIdx}
      </span>
    </Combobox.Item>
  );
}
