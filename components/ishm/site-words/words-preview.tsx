import { useTranslations } from "next-intl";
import type { ClubWordsText } from "@/lib/contract/site/club-words";
import type { Language } from "@/lib/shared/languages";
import { textLines } from "@/lib/shared/texts/text";
import { SitePreview } from "../form/site-preview";

type Props = { language: Language; words: ClubWordsText };

/** Headline and greeting in the club's type; a field without words is left out, as on the site. */
export function WordsPreview({ language, words }: Props) {
  const t = useTranslations("ishm.siteWords");
  const { homeTitle, homeLead, coursesTitle, foodTitle, foodLead, greetingLead, signature } = words;
  const paragraphs = textLines(words.greetingText);
  return (
    <div className="flex flex-col gap-4">
      <SitePreview title={t("groups.home")} language={language} className="px-6 py-7">
        {homeTitle ? <p className="font-serif text-[2rem] leading-tight text-pine-900">{homeTitle}</p> : null}
        {homeLead ? <p className="mt-3">{homeLead}</p> : null}
        {[coursesTitle, foodTitle].map((title) =>
          title ? (
            <p key={title} className="mt-6 border-t border-line pt-4 font-serif text-sub">
              {title}
            </p>
          ) : null,
        )}
        {foodLead ? <p className="mt-1 text-ink-2">{foodLead}</p> : null}
      </SitePreview>
      <SitePreview title={t("groups.club")} language={language} className="px-6 py-7">
        {greetingLead ? <p className="font-serif text-sub text-pine-900">{greetingLead}</p> : null}
        <div className="mt-4 space-y-3">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {signature ? <p className="mt-4 text-ink-2">{signature}</p> : null}
      </SitePreview>
    </div>
  );
}
