import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";
import { type PasswordPart, type PasswordRule, passwordLength, passwordParts } from "@/lib/shared/fields";

type Props = { rule: PasswordRule; met: Record<PasswordPart, boolean>; isTyped: boolean };

/** The parts of the rule; a met one has a tick, and a word for who does not see it. */
export function PasswordRules({ rule, met, isTyped }: Props) {
  const t = useTranslations("newPassword");
  return (
    <ul aria-label={t("rules")} className="mt-1 flex flex-col gap-0.5 text-caption">
      {passwordParts.map((part) => {
        const isMet = isTyped && met[part];
        return (
          <li
            key={part}
            data-met={isMet ? "" : undefined}
            className={cn("flex items-start gap-2", isMet ? "text-ok" : "text-ink-2")}
          >
            <span aria-hidden="true" className="flex h-5 w-4 shrink-0 items-center justify-center">
              {isMet ? <Icon name="check" size={16} /> : <span className="size-1 rounded-full bg-line-2" />}
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
