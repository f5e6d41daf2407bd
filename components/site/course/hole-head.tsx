import { getTranslations } from "next-intl/server";
import type { CourseHole } from "@/lib/web/queries/courses";

type Props = { shown: CourseHole };

/** Name, what the caddie says, and the numbers that everybody asks first. */
export async function HoleHead({ shown: { course, hole } }: Props) {
  const t = await getTranslations("course");
  const facts = [
    { name: t("par"), value: String(hole.par) },
    { name: t("hdcp"), value: String(hole.hdcp) },
    { name: t("length"), value: t("metres", { metres: hole.distances.black }) },
  ];
  return (
    <header>
      <h1 className="font-serif text-title">
        {t("holeOf", { course: course.courseName, hole: hole.holeNo })}
      </h1>
      {hole.tip ? <p className="mt-4 text-lead text-ink-2">{hole.tip}</p> : null}
      <dl className="mt-8 grid grid-cols-[1fr_1fr_1.4fr] border-t border-pine-800 border-b border-b-line py-5">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-caption text-ink-2">{name}</dt>
            <dd className="font-serif text-value text-pine-900">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
