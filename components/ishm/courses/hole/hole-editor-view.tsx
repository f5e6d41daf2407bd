"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { OfficeCourse } from "@/lib/contract/tee-sheets/ops-courses";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { RecordBody } from "../../form/record-body";
import { useIsTyped } from "../../form/use-is-typed";
import { useRecord } from "../../form/use-record";
import { NoAccess } from "../../frame/no-access";
import { OfficeLink } from "../../frame/office-link";
import { PageHead } from "../../frame/page-head";
import { useOffice } from "../../frame/root/office-context";
import type { HoleRecord } from "./hole-draft";
import { HoleForm } from "./hole-form";
import { readHole } from "./use-hole-form";

type Props = { number: number; holeNo: number };

/** A hole of a course: its drawing, lengths, tips and picture. */
export function HoleEditorView({ number, holeNo }: Props) {
  const { access } = useOffice();
  if (!access(officeMenus.courses.code).isRead) return <NoAccess />;
  return <HoleEditor key={`${number}-${holeNo}`} number={number} holeNo={holeNo} />;
}

function HoleEditor({ number, holeNo }: Props) {
  const t = useTranslations("ishm.courses");
  const { language: lang } = useOffice();
  const read = useCallback(
    (signal: AbortSignal | undefined) => readHole({ number, holeNo, lang }, signal),
    [number, holeNo, lang],
  );
  const record = useRecord<HoleRecord>(read, useIsTyped());
  const course = record.record?.course;
  const title = course ? t("holeNamed", { course: course.courseName, hole: holeNo }) : t("hole.title");
  return (
    <>
      <PageHead
        title={title}
        crumbs={[
          { label: t("title"), href: officePaths.courses() },
          ...(course ? [{ label: course.fullName, href: officePaths.course(course.courseCode) }] : []),
        ]}
        actions={course ? <HoleNeighbours course={course} holeNo={holeNo} /> : null}
      />
      <RecordBody of={record}>{(one) => <HoleForm key={record.edition} record={one} />}</RecordBody>
    </>
  );
}

function HoleNeighbours({ course, holeNo }: { course: OfficeCourse; holeNo: number }) {
  const t = useTranslations("ishm.courses.hole");
  const link = (to: number, label: string, icon: "chevron-left" | "chevron-right") =>
    course.holes.some((hole) => hole.holeNo === to) ? (
      <ButtonLink
        as={OfficeLink}
        href={officePaths.courseHole(course.courseCode, to)}
        variant="outline"
        size="small"
        aria-label={label}
      >
        {icon === "chevron-left" ? <Icon name={icon} size={18} /> : null}
        {t("short", { hole: to })}
        {icon === "chevron-right" ? <Icon name={icon} size={18} /> : null}
      </ButtonLink>
    ) : null;
  return (
    <>
      {link(holeNo - 1, t("previous", { hole: holeNo - 1 }), "chevron-left")}
      {link(holeNo + 1, t("next", { hole: holeNo + 1 }), "chevron-right")}
    </>
  );
}
