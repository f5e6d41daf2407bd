"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Icon } from "@/components/ui/layout/icons";
import type { OfficeCourse } from "@/lib/contract/tee-sheets/ops-courses";
import { nineBox } from "@/lib/landscape/hole-maps";
import { cardSums, countsAlone } from "@/lib/shared/courses/card-rules";
import { formatNumber } from "@/lib/shared/money/numbers";
import { call } from "@/lib/web/api/browser";
import { courseMapAddress, layoutsOf } from "@/lib/web/pictures/course-map";
import { officePaths } from "@/lib/web/routing/office-paths";
import { ActionDialog } from "../../action/action-dialog";
import { useActionCall } from "../../action/use-action-call";
import { useSiteTerrain } from "../../form/use-site-terrain";
import { OfficeLink } from "../../frame/office-link";
import { Panel } from "../../frame/panel";

type Props = {
  course: OfficeCourse;
  courses: readonly OfficeCourse[];
  canRemove: boolean;
  onRemoved: () => Promise<void>;
};

/** A course of the list: how its nine lies, its numbers, and the way to each hole. */
export function CoursePanel({ course, courses, canRemove, onRemoved }: Props) {
  const t = useTranslations("ishm.courses");
  const { courseCode, fullName, isInPlay } = course;
  return (
    <Panel
      title={fullName}
      side={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
          <Chip tone={isInPlay ? "ok" : "neutral"}>{t(isInPlay ? "inPlay" : "notInPlay")}</Chip>
          {canRemove ? <RemoveCourse course={course} onRemoved={onRemoved} /> : null}
          <ButtonLink
            as={OfficeLink}
            href={officePaths.course(courseCode)}
            variant="outline"
            size="small"
            aria-label={t("editNamed", { course: fullName })}
          >
            <Icon name="edit" size={18} />
            {t("edit")}
          </ButtonLink>
        </span>
      }
    >
      <div className="grid items-center gap-x-8 gap-y-4 min-[47.5rem]:grid-cols-[minmax(0,22rem)_1fr]">
        <NineMap course={course} />
        <div className="flex flex-col gap-5">
          <CourseFacts course={course} courses={courses} />
          <HoleLinks course={course} />
        </div>
      </div>
    </Panel>
  );
}

/** The nine as visitors see it: the club's own picture, the drawing, or what is missing for one. */
function NineMap({ course }: { course: OfficeCourse }) {
  const t = useTranslations("ishm.courses");
  const drawn = course.holes.filter(({ layout }) => layout !== null).length;
  const layouts = layoutsOf(course);
  const terrain = useSiteTerrain();
  const src = course.mapImage || (layouts ? courseMapAddress(course.courseCode, layouts, terrain) : "");
  const frame = "block w-full rounded-panel border border-line bg-[#fdfbf5]";
  if (!src) {
    return (
      <p className={`${frame} px-5 py-10 text-center text-[#465048]`}>
        {t("notDrawn", { drawn, holes: course.holes.length })}
      </p>
    );
  }
  return (
    <img
      src={src}
      alt={t("nineMap", { course: course.fullName })}
      width={nineBox.width}
      height={nineBox.height}
      className={`${frame} h-auto`}
    />
  );
}

function CourseFacts({ course, courses }: Pick<Props, "course" | "courses">) {
  const t = useTranslations("ishm.courses");
  const { distances } = cardSums(course.holes);
  const next = courses.find(({ courseCode }) => courseCode === course.nextCourse);
  const metres = (value: number) => t("metres", { metres: formatNumber(value) });
  const isAlone = countsAlone(course.holes.map(({ hdcp }) => hdcp));
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 min-[68.75rem]:grid-cols-4">
      <Fact name={t("facts.par")}>{course.par}</Fact>
      <Fact name={t("facts.length")}>{metres(distances.black)}</Fact>
      <Fact name={t("facts.next")}>{next && next !== course ? next.courseName : t("facts.nextItself")}</Fact>
      <Fact name={t("facts.index")}>{t(isAlone ? "facts.indexNine" : "facts.indexRound")}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-chip text-ink-2">{name}</dt>
      <dd className="text-group font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** The nine holes, each with its par and what is missing. */
function HoleLinks({ course }: { course: OfficeCourse }) {
  const t = useTranslations("ishm.courses");
  return (
    <ol
      aria-label={t("holesOf", { course: course.fullName })}
      className="grid grid-cols-3 gap-1.5 sm:grid-cols-9"
    >
      {course.holes.map(({ holeNo, par, layout, image }) => {
        const isMissing = layout === null && image === "";
        return (
          <li key={holeNo}>
            <OfficeLink
              href={officePaths.courseHole(course.courseCode, holeNo)}
              className="flex min-h-12 flex-col items-center justify-center rounded-control border border-line-2 px-1 py-1 hover:bg-hover"
            >
              <span className="visually-hidden">
                {t("holeNamed", { course: course.courseName, hole: holeNo })}
              </span>
              <span aria-hidden="true" className="font-semibold tabular-nums">
                {holeNo}
              </span>
              <span className="text-chip whitespace-nowrap text-ink-2">
                {isMissing ? t("noDrawing") : t("parNumber", { par })}
              </span>
            </OfficeLink>
          </li>
        );
      })}
    </ol>
  );
}

/** Asks before a course goes to the trash; what stands against it is said in the dialog. */
function RemoveCourse({ course, onRemoved }: { course: OfficeCourse; onRemoved: () => Promise<void> }) {
  const t = useTranslations("ishm.courses");
  const [isOpen, setOpen] = useState(false);
  const { courseCode, fullName, version } = course;
  const action = useActionCall({
    send: () =>
      call("DELETE /ops/courses/{id}", { params: { id: courseCode }, body: { version } }, { handled: true }),
    doneText: () => t("removed", { course: fullName }),
    onDone: async () => {
      setOpen(false);
      await onRemoved();
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={t("removeNamed", { course: fullName })}
        onClick={() => {
          action.forget();
          setOpen(true);
        }}
      >
        {t("remove")}
      </Button>
      <ActionDialog
        isOpen={isOpen}
        title={t("removeNamed", { course: fullName })}
        lines={[t("removeHint"), t("removeBack")]}
        confirmLabel={t("remove")}
        tone="bad"
        isBusy={action.isBusy}
        refusal={action.refusal}
        onConfirm={() => void action.run(undefined)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
