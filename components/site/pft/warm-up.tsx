import { getTranslations } from "next-intl/server";
import { TitledSection } from "@/components/site/layout/menu/titled-section";

const steps = ["walk", "joints", "swings", "putts"] as const;

/** What to do with ten minutes, in the order to do it. */
export async function WarmUp() {
  const t = await getTranslations("pft.warmUp");
  return (
    <TitledSection id="warm-up" title={t("title")}>
      <ol className="grid grid-cols-1 gap-x-12 min-[700px]:grid-cols-2">
        {steps.map((step, idx) => (
          <li key={step} className="flex gap-6 border-b border-line py-6">
            <span
              aria-hidden="true"
              className="w-10 shrink-0 font-serif text-[2rem] leading-none text-pine-500"
            >
              {idx + 1}
            </span>
            <div>
              <h3 className="text-group font-semibold">{t(`steps.${step}.title`)}</h3>
              <p className="mt-1 text-ink-2">{t(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
