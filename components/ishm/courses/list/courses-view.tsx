"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/layout/empty-state";
import { Icon } from "@/components/ui/layout/icons";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { forReaders } from "../../frame/for-readers";
import { OfficeFailure } from "../../frame/office-failure";
import { OfficeLink } from "../../frame/office-link";
import { PageHead } from "../../frame/page-head";
import { useOffice } from "../../frame/root/office-context";
import { ExportButton } from "../../list/export-button";
import { CoursePanel } from "./course-panel";
import { PlayOrder } from "./play-order";
import { RemovedCourses } from "./removed-courses";

/** The courses of the club with their nines drawn, the order of play, and the courses that can be brought back. */
export const CoursesView = forReaders(officeMenus.courses, Courses);

function Courses() {
  const t = useTranslations("ishm.courses");
  const { access, language: lang } = useOffice();
  const rights = access(officeMenus.courses.code);
  const { data, error, mutate } = useCall("GET /ops/courses", { query: { lang } }, { handled: true });
  const reload = async () => void (await mutate());
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            <ExportButton list="GET /ops/holes" input={{ query: { lang } }} />
            {rights.isCreate ? (
              <ButtonLink as={OfficeLink} href={officePaths.course("new")} size="small">
                <Icon name="plus" size={18} />
                {t("new")}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      {error && !data ? <OfficeFailure failure={error} onRetry={() => void reload()} /> : null}
      {!data && !error ? <CoursesSkeleton /> : null}
      {data ? (
        <div className="flex flex-col gap-5">
          {data.list.length === 0 ? <EmptyState title={t("empty")} /> : null}
          {data.list.map((course) => (
            <CoursePanel
              key={course.courseCode}
              course={course}
              courses={data.list}
              canRemove={rights.isDelete}
              onRemoved={reload}
            />
          ))}
          {data.list.length > 1 ? (
            <PlayOrder
              key={data.list.map(({ courseCode, version }) => `${courseCode}.${version}`).join()}
              courses={data.list}
              canSave={rights.isUpdate}
              onSaved={reload}
            />
          ) : null}
          {data.removed.length > 0 ? (
            <RemovedCourses courses={data.removed} canRestore={rights.isDelete} onRestored={reload} />
          ) : null}
        </div>
      ) : null}
    </>
  );
}

function CoursesSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
