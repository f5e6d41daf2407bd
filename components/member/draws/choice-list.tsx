import { useTranslations } from "next-intl";
import { formatDay } from "@/lib/shared/time/deadline";
import type { Application, DrawContext } from "./draw-types";

type Props = { choices: Application["choices"]; context: DrawContext };

/** The ranked choices of an application in words. */
export function ChoiceList({ choices, context }: Props) {
  const t = useTranslations("draws.mine");
  return (
    <ol className="mt-5 border-t border-line">
      {choices.map((choice) => (
        <li key={choice.rank} className="flex flex-wrap gap-x-6 border-b border-line py-3">
          <span className="w-28 text-ink-3">{t("choice", { rank: choice.rank })}</span>
          <span className="min-w-0 flex-1 basis-48">{choiceText(choice, context, t("anyCourse"))}</span>
        </li>
      ))}
    </ol>
  );
}

/** `Sat, Dec 19 · 07:00–07:59 · Mir`. */
export function choiceText(
  { playDate, standbyTimeCode, courseCode }: Application["choices"][number],
  context: DrawContext,
  anyCourse: string,
): string {
  const { names } = context;
  const course = courseCode === null ? anyCourse : (names.courses[courseCode] ?? courseCode);
  return [formatDay(playDate, context), names.bands[standbyTimeCode] ?? standbyTimeCode, course].join(" · ");
}
