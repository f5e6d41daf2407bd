"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import type { AdminChoices, AdminDetail } from "@/lib/contract/admins/admin-shapes";
import { Panel } from "../frame/panel";
import { type AdminDraft, isOwnAccount } from "./admin-draft";
import { ClubChoice } from "./club-choice";
import { groupOptions } from "./group-options";
import { RightsSource } from "./rights-source";

type Props = {
  draft: AdminDraft;
  onChange: (part: Partial<AdminDraft>) => void;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
  choices: AdminChoices;
  /** What the account has already: nobody gives it anew. */
  held: AdminDraft;
  /** A saved account. */
  admin?: AdminDetail;
};

/** What the account may do: its group, its clubs, its rank. Nobody gives what he does not have (domain.md 2.6). */
export function RightsPanel({ draft, onChange, errorOf, isReadOnly, choices, held, admin }: Props) {
  const t = useTranslations("ishm.admins");
  const isOwn = admin !== undefined && isOwnAccount(admin);
  const isOwnKept = isOwn && !choices.canGiveSSAdmin;
  const isRankKept = isOwn || !choices.canGiveSSAdmin;
  const rankHint = isOwn
    ? t("form.rankOwn")
    : choices.canGiveSSAdmin
      ? t("form.rankHint")
      : t("form.rankForSuper");
  return (
    <Panel title={t("form.rights")}>
      <div className="grid items-start gap-4 min-[700px]:grid-cols-2">
        <SelectField
          name="groupIdx"
          label={t("fields.groupIdx")}
          hint={isOwnKept ? t("form.ownRights") : t("form.groupHint")}
          placeholder={t("noGroup")}
          options={groupOptions(choices.groups, held.groupIdx)}
          value={draft.groupIdx}
          disabled={isReadOnly || isOwnKept}
          error={errorOf("groupIdx")}
          onChange={(event) => onChange({ groupIdx: event.target.value })}
        />
        <ClubChoice
          chosen={draft.authClub}
          held={held.authClub}
          offered={choices.clubs}
          isReadOnly={isReadOnly || isOwnKept}
          error={errorOf("authClub")}
          onChange={(authClub) => onChange({ authClub })}
        />
      </div>
      {admin ? <RightsSource admin={admin} isGroupChanged={draft.groupIdx !== held.groupIdx} /> : null}
      <SwitchField
        name="isSSAdmin"
        label={t("fields.isSSAdmin")}
        hint={rankHint}
        checked={draft.isSSAdmin}
        disabled={isReadOnly || isRankKept}
        error={errorOf("isSSAdmin")}
        onChange={(event) => onChange({ isSSAdmin: event.target.checked })}
      />
    </Panel>
  );
}
