import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { formatDay } from "@/lib/shared/time/deadline";
import { bandsOn, type ChoiceDraft, coursesOf } from "@/lib/web/draws/application";
import type { DrawContext, MemberPost } from "./draw-types";

type Props = {
  rank: number;
  choice: ChoiceDraft;
  post: MemberPost;
  context: DrawContext;
  errorOf(fieldId: string): string | undefined;
  onChange(part: Partial<ChoiceDraft>): void;
};

/** One ranked choice: a date, a band of times, and a course or any. */
export function ChoiceRow({ rank, choice, post, context, errorOf, onChange }: Props) {
  const t = useTranslations("draws.mine");
  const { names } = context;
  const id = (part: string) => `choice-${rank}-${part}`;
  const bands = bandsOn(post.bands, choice.playDate);
  const bandText = (key: string) => {
    const slots = post.bands
      .filter((band) => band.playDate === choice.playDate && band.standbyTimeCode === key)
      .reduce((sum, band) => sum + band.slots, 0);
    return t("bandOption", { band: names.bands[key] ?? key, slots });
  };
  const none = { value: "", label: t(rank === 1 ? "chooseDate" : "noWish") };
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4 rule-top pt-5 min-[37.5rem]:grid-cols-3">
      <legend className="float-start font-serif text-sub min-[37.5rem]:col-span-3">
        {t("choice", { rank })}
      </legend>
      <SelectField
        name={id("date")}
        label={t("date")}
        value={choice.playDate}
        error={errorOf(id("date"))}
        options={[none, ...post.playDates.map((date) => ({ value: date, label: formatDay(date, context) }))]}
        onChange={(event) => onChange({ playDate: event.target.value, band: "", course: "" })}
      />
      <SelectField
        name={id("band")}
        label={t("band")}
        value={choice.band}
        error={errorOf(id("band"))}
        disabled={choice.playDate === ""}
        options={[
          { value: "", label: t("chooseBand") },
          ...bands.map((key) => ({ value: key, label: bandText(key) })),
        ]}
        onChange={(event) => onChange({ band: event.target.value, course: "" })}
      />
      <SelectField
        name={id("course")}
        label={t("course")}
        value={choice.course}
        disabled={choice.band === ""}
        options={[
          { value: "", label: t("anyCourse") },
          ...coursesOf(post.bands, choice).map((key) => ({ value: key, label: names.courses[key] ?? key })),
        ]}
        onChange={(event) => onChange({ course: event.target.value })}
      />
    </fieldset>
  );
}
