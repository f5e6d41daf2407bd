"use client";

import { useTranslations } from "next-intl";
import { answerPlaceholders } from "@/lib/shared/texts/answer-words";
import { Panel } from "../frame/panel";

/** What a template can leave open, and what it becomes when an answer is sent. */
export function PlaceholderList() {
  const t = useTranslations("ishm.inquiries.templates.placeholders");
  return (
    <Panel title={t("title")}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {answerPlaceholders.map((word) => (
          <div key={word} className="contents">
            <dt>
              <code>{`{${word}}`}</code>
            </dt>
            <dd className="text-ink-2">{t(`words.${word}`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
