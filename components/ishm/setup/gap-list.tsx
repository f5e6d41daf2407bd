import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/layout/icons";
import type { SetupGap } from "@/lib/contract/site/setup";
import { isLanguage } from "@/lib/shared/languages";
import { useOffice } from "../frame/root/office-context";

/** So many names are said; the rest is a number. */
const named = 6;

/** Missing data, one sentence each, with the way to enter it. */
export function GapList({ gaps }: { gaps: readonly SetupGap[] }) {
  const t = useTranslations("ishm.setup");
  const sentenceOf = useGapSentence();
  if (gaps.length === 0) {
    return (
      <p className="flex items-center gap-2 text-ok">
        <Icon name="check" size={18} />
        {t("nothingMissing")}
      </p>
    );
  }
  return (
    <ul className="space-y-2">
      {gaps.map((gap) => (
        <li key={gap.gap} className="flex items-start gap-2.5 bg-warn-tint px-4 py-2.5 text-warn">
          <Icon name="warning" size={18} className="mt-0.5" />
          <span>{sentenceOf(gap)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The sentence of a gap in the reader's language. */
export function useGapSentence(): (gap: SetupGap) => string {
  const t = useTranslations("ishm.setup");
  const { language } = useOffice();
  const languages = new Intl.DisplayNames([language], { type: "language" });
  return ({ gap, of }) => {
    const names = of.map((one) => nameOf(one));
    const rest = names.length - named;
    const list = names.slice(0, named).join(", ");
    return t(`gaps.${gap}`, { list: rest > 0 ? t("andMore", { list, count: rest }) : list });
  };

  function nameOf(one: string): string {
    if (isLanguage(one)) return languages.of(one) ?? one;
    return isWord(one) ? t(`words.${one}`) : one;
  }
}

const words = ["clubName", "ceoName", "address", "phone", "email"] as const;

function isWord(one: string): one is (typeof words)[number] {
  return words.some((word) => word === one);
}
