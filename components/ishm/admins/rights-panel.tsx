"use client";

import { useTranslations } from "next-intl";
import { FieldError } from "@/components/form/field";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { Checkbox } from "@/components/ui/checkbox";
import type { AdminChoices, AdminDetail } from "@/lib/contract/admins/admin-shapes";
import { withGap } from "@/lib/shared/texts/sentences";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import type { FormFields } from "../form/use-office-form";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { groupOptions } from "./admin-choices";
import { type AdminDraft, isOwnAccount } from "./admin-draft";

type Props = {
  form: FormFields<AdminDraft>;
  choices: AdminChoices;
  /** The group that the account has already; it can stay even if the administrator may not give it. */
  held: AdminDraft;
  /** A saved account. */
  admin?: AdminDetail;
};

/** Group, clubs and rank of an account. Nobody gives rights that he does not have (domain.md 2.6). */
export function RightsPanel({ form, choices, held, admin }: Props) {
  const t = useTranslations("ishm.admins");
  const { draft, change, canSave, errorOf } = form;
  const isOwn = admin !== undefined && isOwnAccount(admin);
  const isOwnFixed = isOwn && !choices.canGiveSSAdmin;
  const isRankFixed = isOwn || !choices.canGiveSSAdmin;
  const rankHint = isOwn
    ? t("form.rankOwn")
    : choices.canGiveSSAdmin
      ? t("form.rankHint")
      : t("form.rankForSuper");
  return (
    <Panel title={t("form.rights")}>
      <div className="grid items-start gap-4 min-[43.75rem]:grid-cols-2">
        <SelectField
          {...form.choice("groupIdx")}
          label={t("fields.groupIdx")}
          hint={isOwnFixed ? t("form.ownRights") : t("form.groupHint")}
          placeholder={t("noGroup")}
          options={groupOptions(choices.groups, held.groupIdx)}
          disabled={!canSave || isOwnFixed}
        />
        <ClubChoice
          chosen={draft.authClub}
          held={held.authClub}
          offered={choices.clubs}
          isReadOnly={!canSave || isOwnFixed}
          error={errorOf("authClub")}
          onChange={(authClub) => change({ authClub })}
        />
      </div>
      {admin ? <RightsSource admin={admin} isGroupChanged={draft.groupIdx !== held.groupIdx} /> : null}
      <SwitchField
        {...form.toggle("isSSAdmin")}
        label={t("fields.isSSAdmin")}
        hint={rankHint}
        disabled={!canSave || isRankFixed}
      />
    </Panel>
  );
}

type ClubChoiceProps = {
  chosen: readonly string[];
  held: readonly string[];
  offered: readonly string[];
  isReadOnly: boolean;
  error: string | undefined;
  onChange: (clubs: string[]) => void;
};

/** The clubs that an account may act for: those of the signed-in admin, and those that it has already. */
function ClubChoice({ chosen, held, offered, isReadOnly, error, onChange }: ClubChoiceProps) {
  const t = useTranslations("ishm.admins");
  const clubs = [...new Set([...offered, ...held])];
  const turn = (club: string) =>
    onChange(clubs.filter((one) => (one === club ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset aria-describedby={error ? "authClub-error" : undefined} className="min-w-0">
      <legend className="mb-1.5 text-caption font-semibold text-ink">{t("fields.authClub")}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {clubs.map((club, index) => {
          const id = index === 0 ? "authClub" : `authClub-${club}`;
          return (
            <label key={club} htmlFor={id} className="inline-flex min-h-9 items-center gap-2.5">
              <Checkbox
                id={id}
                checked={chosen.includes(club)}
                disabled={isReadOnly || (!offered.includes(club) && !held.includes(club))}
                onChange={() => turn(club)}
              />
              {club}
            </label>
          );
        })}
      </div>
      {error ? <FieldError id="authClub">{error}</FieldError> : null}
    </fieldset>
  );
}

type RightsSourceProps = { admin: AdminDetail; isGroupChanged: boolean };

/** Whether an account has rights of its own; another group takes them away. */
function RightsSource({ admin, isGroupChanged }: RightsSourceProps) {
  const t = useTranslations("ishm.admins.form");
  const { access } = useOffice();
  if (admin.source !== "CUSTOM" || admin.isSSAdmin) return null;
  return (
    <p className="bg-info-tint px-4 py-2.5 text-info">
      {withGap(isGroupChanged ? t("ownRightsEnd") : t("hasOwnRights"))}
      {access(officeMenus.permissions.code).isRead ? (
        <OfficeLink href={officePaths.permissions()} className="link">
          {t("toPermissions")}
        </OfficeLink>
      ) : null}
    </p>
  );
}
