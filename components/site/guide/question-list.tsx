import { getTranslations } from "next-intl/server";
import { TitledSection } from "@/components/site/layout/menu/titled-section";
import { RichText } from "@/components/ui/layout/rich-text";
import type { FaqItem } from "@/lib/contract/boards/faqs";
import type { Club } from "@/lib/web/queries/club";
import { QuestionSearch } from "./question-search";
import { QuestionViews } from "./question-views";

type Props = {
  club: Club;
  questions: readonly FaqItem[];
  /** Answers are in sight from the beginning. */
  isOpen?: boolean;
};

/** Questions and answers by type; each opens without a script. */
export async function QuestionList({ club, questions, isOpen = false }: Props) {
  const t = await getTranslations("guide.faq");
  const named = [...new Map(questions.map((one) => [one.questionType, one.questionTypeName]))];
  const types = named
    .map(([key, name]) => ({ key, name, list: questions.filter((one) => one.questionType === key) }))
    .toSorted((one, other) => one.key.localeCompare(other.key, "en"));
  return (
    <TitledSection id="faq" title={t("title")}>
      {questions.length === 0 ? <p className="py-12 text-ink-2">{t("empty")}</p> : null}
      {isOpen ? null : <QuestionViews clubCode={club.info.clubCode} timeZone={club.dayZone} />}
      <QuestionSearch
        label={t("find")}
        none={t("none", { keyword: "{keyword}" })}
        typesLabel={t("types")}
        allLabel={t("all")}
        types={types.map(({ key, name, list }) => ({ key, name, count: list.length }))}
      >
        {types.map(({ key, name, list }) => (
          <div key={key} id={`faq-${key}`} data-question-group={key} className="mt-10 scroll-mt-24">
            <h3 className="text-group font-semibold">{name}</h3>
            {list.map((one) => (
              <Question key={one.faqIdx} item={one} isOpen={isOpen} />
            ))}
          </div>
        ))}
      </QuestionSearch>
    </TitledSection>
  );
}

function Question({ item, isOpen }: { item: FaqItem; isOpen: boolean }) {
  return (
    <details open={isOpen} data-question={item.faqIdx} className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 [&::-webkit-details-marker]:hidden">
        <span>{item.question}</span>
        <span aria-hidden="true" className="font-serif text-sub text-pine-500 group-open:rotate-45">
          +
        </span>
      </summary>
      <RichText html={item.answer} lang={item.language} className="max-w-[40rem] pb-6 text-ink-2" />
    </details>
  );
}
