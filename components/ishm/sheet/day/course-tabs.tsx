import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";

type Props = { courses: StaffSheet["courses"]; chosen: string; onChoose: (courseCode: string) => void };

/** On a narrow screen one course at a time. */
export function CourseTabs({ courses, chosen, onChoose }: Props) {
  const t = useTranslations("ishm.sheet");
  return (
    <fieldset className="mb-2 flex border-b border-line">
      <legend className="visually-hidden">{t("course")}</legend>
      {courses.map(({ courseCode, courseName }) => (
        <button
          key={courseCode}
          type="button"
          aria-pressed={courseCode === chosen}
          onClick={() => onChoose(courseCode)}
          className={cn(
            "-mb-px min-h-11 grow border-b-3 border-transparent font-semibold text-ink-2",
            courseCode === chosen && "border-primary text-ink",
          )}
        >
          {courseName}
        </button>
      ))}
    </fieldset>
  );
}
