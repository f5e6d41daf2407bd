"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { OfficeCourse } from "@/lib/contract/tee-sheets/ops-courses";
import { ok } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { RecordBody } from "../../form/record-body";
import { useIsTyped } from "../../form/use-is-typed";
import { useRecord } from "../../form/use-record";
import { NoAccess } from "../../frame/no-access";
import { PageHead } from "../../frame/page-head";
import { useOffice } from "../../frame/root/office-context";
import { CourseForm } from "./course-form";

type Read = { course: OfficeCourse | null; courses: OfficeCourse[] };

/** One course by its number, or a new one (`number` null): names, colour, card and map. */
export function CourseEditorView({ number }: { number: number | null }) {
  const { access } = useOffice();
  const { isRead, isCreate } = access(officeMenus.courses.code);
  if (!isRead || (number === null && !isCreate)) return <NoAccess />;
  return <CourseEditor key={number} number={number} />;
}

function CourseEditor({ number }: { number: number | null }) {
  const t = useTranslations("ishm.courses");
  const { language: lang } = useOffice();
  const read = useCallback(
    async (signal: AbortSignal | undefined) => {
      const options = { signal, handled: true };
      const all = await call("GET /ops/courses", { query: { lang } }, options);
      if (!all.ok || number === null) {
        return all.ok ? ok<Read>({ course: null, courses: all.value.list }) : all;
      }
      const id = String(number);
      const one = await call("GET /ops/courses/{id}", { params: { id }, query: { lang } }, options);
      return one.ok ? ok<Read>({ course: one.value, courses: all.value.list }) : one;
    },
    [number, lang],
  );
  const record = useRecord<Read>(read, useIsTyped());
  const title = number === null ? t("new") : (record.record?.course?.fullName ?? t("edit"));
  return (
    <>
      <PageHead title={title} crumbs={[{ label: t("title"), href: officePaths.courses() }]} />
      <RecordBody of={record}>
        {({ course, courses }) => <CourseForm key={record.edition} course={course} courses={courses} />}
      </RecordBody>
    </>
  );
}
