"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import type { OfficeCourse } from "@/lib/contract/tee-sheets/ops-courses";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { BoardPicture } from "../../board/picture/board-picture";
import { FormFoot, FormFrame } from "../../form/form-frame";
import { OfficeLink } from "../../frame/office-link";
import { Panel } from "../../frame/panel";
import { useOffice } from "../../frame/root/office-context";
import { CardTable } from "./card-table";
import { useCourseForm } from "./use-course-form";

type Props = {
  course: OfficeCourse | null;
  courses: readonly OfficeCourse[];
};

/** The form of a course. */
export function CourseForm({ course, courses }: Props) {
  const t = useTranslations("ishm.courses");
  const { access } = useOffice();
  const rights = access(officeMenus.courses.code);
  const canSave = course ? rights.isUpdate : rights.isCreate;
  const form = useCourseForm({ course, courses, canSave });
  const { draft, saved, errorOf } = form;
  return (
    <FormFrame form={form}>
      {course ? null : <p className="bg-info-tint px-4 py-3 text-info">{t("newHint")}</p>}
      <Panel title={t("card.title")}>
        <p className="text-ink-2">{t("card.lead")}</p>
        <CardTable
          rows={draft.holes}
          isReadOnly={!canSave}
          errorOf={errorOf}
          onChange={(holes) => form.change({ holes })}
        />
        {saved ? <HoleWays course={saved} /> : null}
      </Panel>
      <NamesPanel form={form} />
      <Panel title={t("look.title")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t("look.color")}
            hint={t("look.colorHint")}
            type="color"
            className="w-24 p-1"
            {...form.text("color")}
            disabled={!canSave}
          />
          {saved ? null : (
            <SelectField
              label={t("look.after")}
              hint={t("look.afterHint")}
              options={[
                ...courses.map(({ courseCode, courseName }) => ({ value: courseCode, label: courseName })),
                { value: "", label: t("look.afterNone") },
              ]}
              {...form.choice("after")}
            />
          )}
        </div>
        {saved ? (
          <BoardPicture
            id="mapImage"
            label={t("look.map")}
            hint={t("look.mapHint")}
            savedUrl={saved.mapImage || null}
            value={draft.mapImage}
            isReadOnly={!canSave}
            error={errorOf("mapImage")}
            onChange={(mapImage) => form.change({ mapImage })}
          />
        ) : null}
      </Panel>
      <FormFoot back={{ label: t("toList"), href: officePaths.courses() }} />
    </FormFrame>
  );
}

type FormProps = { form: ReturnType<typeof useCourseForm> };

/** Short and full name in every language of the club. */
function NamesPanel({ form }: FormProps) {
  const t = useTranslations("ishm.courses.names");
  const common = useTranslations("common.languageNames");
  const { languages } = useOffice();
  const field = (name: "names" | "fullNames", maxLength: number) =>
    languages.map((language) => (
      <TextField
        key={`${name}.${language}`}
        id={`${name}.${language}`}
        label={t(name, { language: common(language) })}
        lang={language}
        maxLength={maxLength}
        readOnly={!form.canSave}
        value={form.draft[name][language]}
        error={form.errorOf(`${name}.${language}`)}
        onChange={(event) => form.change({ [name]: { ...form.draft[name], [language]: event.target.value } })}
      />
    ));
  return (
    <Panel title={t("title")}>
      <p className="text-ink-2">{t("lead")}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {field("names", 30)}
        {field("fullNames", 60)}
      </div>
    </Panel>
  );
}

/** The way to the drawings of the holes. */
function HoleWays({ course }: { course: OfficeCourse }) {
  const t = useTranslations("ishm.courses");
  return (
    <nav aria-label={t("card.drawings")} className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="text-ink-2">{t("card.drawings")}</span>
      {course.holes.map(({ holeNo }) => (
        <OfficeLink
          key={holeNo}
          href={officePaths.courseHole(course.courseCode, holeNo)}
          className="inline-flex min-h-9 min-w-9 items-center justify-center underline underline-offset-4"
        >
          {t("card.holeNamed", { hole: holeNo })}
        </OfficeLink>
      ))}
    </nav>
  );
}
