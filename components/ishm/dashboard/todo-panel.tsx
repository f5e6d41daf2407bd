"use client";

import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { clubDate } from "@/lib/shared/time/club-time";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { useDeadline } from "../frame/use-deadline";
import { dueWord, todoAddress } from "./todo-screens";
import type { DashboardReport } from "./use-dashboard";

type Matter = DashboardReport["todo"][number];

/** The pending items of the office, each with a link to the screen that settles it. */
export function TodoPanel({ todo }: { todo: readonly Matter[] | undefined }) {
  const t = useTranslations("ishm.dashboard.todo");
  return (
    <Panel title={t("title")}>
      {todo ? null : <Skeleton className="w-2/3" />}
      {todo?.length === 0 ? <p className="text-ink-2">{t("none")}</p> : null}
      {todo && todo.length > 0 ? (
        <ul className="-my-2">
          {todo.map((matter) => (
            <TodoLine key={matter.type} {...matter} />
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

function TodoLine({ type, count, dueDate }: Matter) {
  const t = useTranslations("ishm.dashboard.todo");
  const { access, formats, now } = useOffice();
  const { day } = useDeadline();
  const address = todoAddress(type, (menu) => access(menu).isRead);
  const sentence = t(`matters.${type}`, { count });
  const today = clubDate(now(), formats.standardTimeZone);
  const word = dueDate ? dueWord(type, dueDate, today) : null;
  const isCalm = word === null || word.endsWith("coming");
  return (
    <li className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 border-b border-line py-1 last:border-b-0">
      {address ? (
        <OfficeLink href={address} className="link">
          {sentence}
        </OfficeLink>
      ) : (
        <span>{sentence}</span>
      )}
      {word && dueDate ? (
        isCalm ? (
          <span className="text-ink-2 tabular-nums">{t(`days.${word}`, { date: day(dueDate) })}</span>
        ) : (
          <Chip tone="warn">{t(`days.${word}`, { date: day(dueDate) })}</Chip>
        )
      ) : null}
    </li>
  );
}
