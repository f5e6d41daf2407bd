"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { SwitchField } from "@/components/form/switch-field";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import type { MarketingChoice } from "@/lib/contract/accounts/members";
import type { Language } from "@/lib/shared/languages";
import { shownChannels } from "@/lib/shared/marketing-channels";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

type Props = { saved: MarketingChoice; context: PageContext; onSaved: () => void };

/** One switch per channel of advertising; the present choice is also a text. */
export function MarketingPart({ saved, context, onSaved }: Props) {
  const t = useTranslations("account.consents");
  const { choice, choose, failure, isSaved } = useMarketing({ saved, language: context.language, onSaved });
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

type Options = { saved: MarketingChoice; language: Language; onSaved: () => void };

/**
 * The channels of advertising, saved at once (checklist P-02). Switches that are turned while an answer is on its way are not
 * lost: the last position is sent after it. A refusal puts them back to what counts.
 */
function useMarketing({ saved, language, onSaved }: Options) {
  const [input, setInput] = useState<MarketingChoice | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const latest = useRef<MarketingChoice | null>(null);
  const isSending = useRef(false);

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    while (latest.current) {
      const body = latest.current;
      const answer = await call("PUT /ext/marketing", { body }, { handled: true });
      if (latest.current !== body && answer.ok) continue;
      latest.current = null;
      if (answer.ok) setSaved(true);
      else setFailure(await failureSentence(answer.failure, language));
    }
    isSending.current = false;
    setInput(null);
    onSaved();
  };

  const choose = (choice: MarketingChoice) => {
    latest.current = choice;
    setInput(choice);
    setFailure(null);
    setSaved(false);
    void send();
  };
  return { choice: input ?? saved, choose, failure, isSaved };
}
