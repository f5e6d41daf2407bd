import { useTranslations } from "next-intl";
import { Ruler } from "@/components/ui/layout/ruler";
import { type PasswordPart, passwordParts } from "@/lib/shared/fields";

type Props = { password: string; met: Record<PasswordPart, boolean> };
type Strength = "short" | "taken" | "strong";

const ticks = 27;
/** From here on nobody guesses it by trying (checklist S-50). */
const strongLength = 15;

/** How far a password is from the rule and beyond it, on the club's ruler and in a word that is read aloud. */
export function PasswordMeter({ password, met }: Props) {
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
