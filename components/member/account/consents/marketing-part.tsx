"use client";

import { useTranslations } from "next-intl";
import { SwitchField } from "@/components/form/switch-field";
import type { MarketingChoice } from "@/lib/contract/accounts/members";
import type { Language } from "@/lib/shared/languages";
import { Refusal } from "../refusal";
import { useMarketing } from "./use-marketing";

type Props = { saved: MarketingChoice; language: Language; onSaved: () => void };

const channels = ["sms", "email", "push"] as const;

/** One switch per way of advertising; what counts now is said in words. */
export function MarketingPart({ saved, language, onSaved }: Props) {
  const t = useTranslations("account.consents");
  const { choice, choose, failure, isSaved } = useMarketing({ saved, language, onSaved });
  const chosen = channels.filter((one) => choice[one]).map((one) => t(`channels.${one}`));
  const now = chosen.length > 0 ? t("marketingNow", { channels: chosen.join(", ") }) : t("marketingNone");
  return (
    <div>
      <ul className="border-t border-line">
        {channels.map((one) => (
          <li key={one} className="border-b border-line">
            <SwitchField
              name={`marketing-${one}`}
              label={t(`channels.${one}`)}
              checked={choice[one]}
              fieldClassName="flex min-h-12 items-center"
              onChange={(event) => choose({ ...choice, [one]: event.target.checked })}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-caption text-ink-2">
        {isSaved ? t("marketingSaved", { now }) : now}
      </p>
      <Refusal>{failure}</Refusal>
    </div>
  );
}
