"use client";

import { useTranslations } from "next-intl";
import { FieldError } from "@/components/form/field";
import { Checkbox } from "@/components/ui/checkbox";

type Props = {
  chosen: readonly string[];
  held: readonly string[];
  offered: readonly string[];
  isReadOnly: boolean;
  error: string | undefined;
  onChange: (clubs: string[]) => void;
};

/** The clubs that an account may act for: those of the signed-in admin, and those that it has already. */
export function ClubChoice({ chosen, held, offered, isReadOnly, error, onChange }: Props) {
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
