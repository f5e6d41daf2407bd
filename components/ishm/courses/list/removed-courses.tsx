"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { RemovedCourse } from "@/lib/contract/tee-sheets/ops-courses";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { useActionCall } from "../../action/use-action-call";
import { Panel } from "../../frame/panel";
import { useOffice } from "../../frame/root/office-context";

type Props = { courses: readonly RemovedCourse[]; canRestore: boolean; onRestored: () => Promise<void> };

/** The courses that were removed in the last thirty days. */
export function RemovedCourses({ courses, canRestore, onRestored }: Props) {
  const t = useTranslations("ishm.courses.trash");
  const { language, formats } = useOffice();
  const action = useActionCall({
    send: (code: string) =>
      call("POST /ops/courses/{id}/restore", { params: { id: code }, body: {} }, { handled: true }),
    doneText: () => t("restored"),
    refresh: onRestored,
  });
  return (
    <Panel title={t("title")}>
      <ul>
        {courses.map(({ courseCode, fullName, deletedAt, deletedBy, purgeAt }) => (
          <li
            key={courseCode}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 last:border-0"
          >
            <span>
              <span className="block font-semibold">{fullName}</span>
              <span className="text-ink-2">
                {t("note", {
                  who: deletedBy,
                  when: formatDateTime(deletedAt, formats),
                  until: formatDeadline(purgeAt, { language, formats }),
                })}
              </span>
            </span>
            {canRestore ? (
              <Button
                variant="outline"
                size="small"
                isBusy={action.isBusy}
                aria-label={t("restoreNamed", { course: fullName })}
                onClick={() => void action.run(courseCode)}
              >
                {t("restore")}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {action.failure ? (
        <p role="alert" className="text-bad">
          {action.failure}
        </p>
      ) : null}
    </Panel>
  );
}
