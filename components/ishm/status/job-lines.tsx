import { useTranslations } from "next-intl";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { useOffice } from "../frame/root/office-context";
import type { ClubStatus } from "./club-status";
import { StatusPart } from "./status-part";

type Run = ClubStatus["jobs"]["late"][number];

/** Whether the work that the server does by itself was done: tee sheets, reminders, draws, clearing up. */
export function JobLines({ jobs }: { jobs: ClubStatus["jobs"] }) {
  const t = useTranslations("ishm.status.jobs");
  const { state, done, late, parked } = jobs;
  return (
    <StatusPart title={t("title")} state={state} word={t(`word.${state}`)}>
      <p>{t("done", { count: done })}</p>
      {late.length > 0 ? <p>{t("late", { count: late.length })}</p> : null}
      <RunList runs={late} />
      {parked.length > 0 ? <p>{t("parked", { count: parked.length })}</p> : null}
      <RunList runs={parked} />
      {state === "look" ? <p>{t("todo")}</p> : null}
    </StatusPart>
  );
}

/** Their names are the operator's, who is told of them by telephone. */
function RunList({ runs }: { runs: readonly Run[] }) {
  const { language, formats } = useOffice();
  if (runs.length === 0) return null;
  return (
    <ul className="list-disc pl-5 text-ink-2">
      {runs.map(({ name, dueAt }) => (
        <li key={`${name} ${dueAt}`}>
          <span className="font-mono">{name}</span>, {formatDeadline(dueAt, { language, formats })}
        </li>
      ))}
    </ul>
  );
}
