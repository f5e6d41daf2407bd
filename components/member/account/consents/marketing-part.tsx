"use client";

import { useTranslations } from "next-intl";
import { SwitchField } from "@/components/form/switch-field";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import type { MarketingChoice } from "@/lib/contract/accounts/members";
import { shownChannels } from "@/lib/shared/marketing-channels";
import { call } from "@/lib/web/api/browser";
import { useChoice } from "../use-choice";

type Props = { saved: MarketingChoice; context: PageContext; onSaved: () => unknown };

/** One switch per channel of advertising, saved at once (checklist P-02); the present choice is also a text. */
export function MarketingPart({ saved, context, onSaved }: Props) {
  const t = useTranslations("account.consents");
  const { choice, choose, failure, isSaved } = useChoice({
    saved,
    language: context.language,
    store: (body: MarketingChoice) => call("PUT /ext/marketing", { body }, { handled: true }),
    onSettled: onSaved,
  });
  const channels = shownChannels(saved, context);
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
