"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { OfficeCourse } from "@/lib/contract/tee-sheets/ops-courses";
import { brokenOrder, type PlayedCourse } from "@/lib/shared/courses/play-order";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot, FormFrame } from "../../form/form-frame";
import { useOfficeForm } from "../../form/use-office-form";
import { Panel } from "../../frame/panel";

type Props = { courses: readonly OfficeCourse[]; canSave: boolean; onSaved: () => Promise<void> };
type Draft = { order: PlayedCourse[] };

/** In which order the courses stand, and which one a round goes on to from each; saved together, so that the circle stays closed. */
export function PlayOrder({ courses, canSave, onSaved }: Props) {
  const t = useTranslations("ishm.courses.order");
  const nameOf = (code: string) => courses.find((one) => one.courseCode === code)?.courseName ?? code;
  const form = useOfficeForm<Draft, readonly OfficeCourse[], { updated: number }>({
    record: courses,
    draftOf: (record) => ({
      order: record.map(({ courseCode, nextCourse }) => ({ courseCode, nextCourse })),
    }),
    canSave,
    check({ order }) {
      const broken = brokenOrder(order);
      return broken === null ? [] : [{ field: `next.${broken}`, reason: "format" }];
    },
    sentenceOf: ({ field }) => t("broken", { course: nameOf(field.slice("next.".length)) }),
    send: ({ order }, saved) =>
      call(
        "PUT /ops/course-order",
        {
          body: {
            courses: order.map((one) => ({
              ...one,
              version: saved.find(({ courseCode }) => courseCode === one.courseCode)?.version ?? 1,
            })),
          },
        },
        { handled: true },
      ),
    async onSaved() {
      toastBar(t("saved"));
      await onSaved();
    },
  });
  const { order } = form.draft;
  const move = (at: number, by: number) => {
    const next = [...order];
    const [taken] = next.splice(at, 1);
    if (taken) next.splice(at + by, 0, taken);
    form.change({ order: next });
  };
  return (
    <FormFrame form={form}>
      <Panel title={t("title")}>
        <p className="text-ink-2">{t("lead")}</p>
        <ol className="flex flex-col">
          {order.map(({ courseCode, nextCourse }, at) => (
            <li
              key={courseCode}
              className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-2 border-b border-line py-3 last:border-0 sm:grid-cols-[12rem_1fr_auto]"
            >
              <span className="self-center font-semibold">{nameOf(courseCode)}</span>
              <SelectField
                id={`next.${courseCode}`}
                label={t("next", { course: nameOf(courseCode) })}
                options={courses.map((one) => ({
                  value: one.courseCode,
                  label: one.courseCode === courseCode ? t("itself") : one.courseName,
                }))}
                value={nextCourse}
                disabled={!canSave}
                error={form.errorOf(`next.${courseCode}`)}
                fieldClassName="max-sm:col-span-2 max-sm:row-start-2"
                onChange={(event) =>
                  form.change({
                    order: order.map((one) =>
                      one.courseCode === courseCode ? { ...one, nextCourse: event.target.value } : one,
                    ),
                  })
                }
              />
              <span className="flex gap-1">
                {[-1, 1].map((by) => (
                  <Button
                    key={by}
                    variant="quiet"
                    size="small"
                    className="min-w-9 px-2"
                    disabled={!canSave || !order[at + by]}
                    aria-label={t(by < 0 ? "up" : "down", { course: nameOf(courseCode) })}
                    onClick={() => move(at, by)}
                  >
                    <Icon name={by < 0 ? "chevron-up" : "chevron-down"} size={18} />
                  </Button>
                ))}
              </span>
            </li>
          ))}
        </ol>
        {form.isDirty || form.failure ? <FormFoot label={t("save")} /> : null}
      </Panel>
    </FormFrame>
  );
}
