"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { PasswordField } from "@/components/form/password-field";
import type { CheckedForm } from "@/components/form/use-checked-form";
import { Ruler } from "@/components/ui/layout/ruler";
import { Sign } from "@/components/ui/layout/signs";
import {
  type PasswordOwner,
  type PasswordPart,
  type PasswordRule,
  passwordLength,
  passwordParts,
  passwordPartsMet,
} from "@/lib/shared/fields";
import type { NewPassword } from "./new-password";

type Props = {
  rule: PasswordRule;
  /** The first password of an account, or a new one in the place of another. */
  kind?: "first" | "new";
  /** Whose password it is: neither the id nor the club's name may be in it. */
  owner: PasswordOwner;
  form: Pick<CheckedForm<NewPassword>, "values" | "field">;
};

/** A new password, typed twice, with the rule in force: what of it is met is seen while typing. */
export function NewPasswordFields({ rule, kind = "new", owner, form }: Props) {
  const t = useTranslations("newPassword");
  const { newPassword } = form.values;
  const met = passwordPartsMet(newPassword, rule, owner);
  const shared = {
    autoComplete: "new-password",
    maxLength: 200,
    requiredText: t("required"),
    showLabel: t("show"),
    hideLabel: t("hide"),
  } as const;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PasswordField {...shared} {...form.field("newPassword")} label={t(`labels.${kind}.password`)} />
        <PasswordMeter password={newPassword} met={met} />
        <PasswordRules rule={rule} met={met} isTyped={newPassword !== ""} />
      </div>
      <PasswordField {...shared} {...form.field("newPasswordRepeat")} label={t(`labels.${kind}.repeat`)} />
    </div>
  );
}

type MeterProps = { password: string; met: Record<PasswordPart, boolean> };
type Strength = "short" | "taken" | "strong";

const ticks = 27;
/** From this length on a password is called strong (checklist S-50). */
const strongLength = 15;

/** The strength of a password as a meter and a text for screen readers. */
function PasswordMeter({ password, met }: MeterProps) {
  const t = useTranslations("newPassword");
  const share = passwordParts.filter((part) => met[part]).length / passwordParts.length;
  const isTaken = share === 1;
  const strength: Strength = !isTaken ? "short" : password.length >= strongLength ? "strong" : "taken";
  const beyond = Math.min(1, password.length / strongLength);
  const lit = isTaken ? 18 + Math.round(beyond * (ticks - 18)) : Math.floor(share * 17);
  return (
    <div className="mt-3">
      <Ruler progress={password ? lit : 0} />
      <p role="status" className="mt-1 min-h-6 text-caption text-ink-2">
        {password ? t(`strength.${strength}`) : ""}
      </p>
    </div>
  );
}

type RulesProps = { rule: PasswordRule; met: Record<PasswordPart, boolean>; isTyped: boolean };

/** The parts of the rule; a met one has a tick, and a word for who does not see it. */
function PasswordRules({ rule, met, isTyped }: RulesProps) {
  const t = useTranslations("newPassword");
  return (
    <ul aria-label={t("rules")} className="mt-1 flex flex-col gap-0.5 text-caption">
      {passwordParts.map((part) => {
        const isMet = isTyped && met[part];
        return (
          <li
            key={part}
            data-met={isMet ? "" : undefined}
            className={clsx("flex items-start gap-2", isMet ? "text-ok" : "text-ink-2")}
          >
            <span aria-hidden="true" className="flex h-5 w-4 shrink-0 items-center justify-center">
              {isMet ? <Sign name="check" size={16} /> : <span className="size-1 rounded-full bg-line-2" />}
            </span>
            <span>
              {t(`parts.${part}`, passwordLength(rule))}
              {isMet ? <span className="visually-hidden"> {t("met")}</span> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
