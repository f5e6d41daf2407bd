"use client";

import { useTranslations } from "next-intl";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { forReaders } from "../frame/for-readers";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { OfficeSkeleton } from "../frame/root/office-skeleton";
import { ScreenTabs } from "../frame/screen-tabs";
import { useDeadline } from "../frame/use-deadline";
import type { ClubStatus } from "./club-status";
import { JobLines } from "./job-lines";
import { MessageLines } from "./message-lines";
import { StatusPart } from "./status-part";

/** How the club's website and its server stand, for staff who know nothing of servers. */
export const StatusView = forReaders(officeMenus.dashboard, Status);

/** Often enough for somebody who waits for an answer, seldom enough for a screen that stays open. */
const everyMs = 30_000;

function Status() {
  const t = useTranslations("ishm.status");
  const { language, formats } = useOffice();
  const answer = useCall(
    "GET /ops/status",
    { query: { lang: language } },
    { handled: true, refreshInterval: everyMs },
  );
  const { data, error } = answer;
  return (
    <>
      <PageHead
        title={t("title")}
        lead={data ? t("at", { time: formatDateTime(data.at, formats) }) : t("lead")}
      />
      <ScreenTabs of="dashboard" />
      {error && !data ? <OfficeFailure failure={error} onRetry={() => void answer.mutate()} /> : null}
      {!data && !error ? <OfficeSkeleton /> : null}
      {data ? <Parts status={data} /> : null}
    </>
  );
}

function Parts({ status }: { status: ClubStatus }) {
  const t = useTranslations("ishm.status");
  const needsSomebody = [...status.messages, status.jobs, status.backup].some(
    ({ state }) => state === "look",
  );
  return (
    <div className="flex max-w-[60rem] flex-col gap-5">
      <p className="text-lead font-semibold" role="status">
        {needsSomebody ? t("summary.look") : t("summary.ok")}
      </p>
      <div className="rounded-panel border border-line bg-sheet">
        <SiteLines status={status} />
        <BookingLines status={status} />
        <MessageLines messages={status.messages} pushes={status.pushes} />
        <JobLines jobs={status.jobs} />
        <BackupLines backup={status.backup} />
      </div>
      <Contact contact={status.contact} isNeeded={needsSomebody} />
    </div>
  );
}

function SiteLines({ status: { site } }: { status: ClubStatus }) {
  const t = useTranslations("ishm");
  const deadline = useDeadline();
  return (
    <StatusPart
      title={t("status.site.title")}
      state={site.state === "1" ? "ok" : "closed"}
      word={t(`siteState.states.${site.state}.label`)}
    >
      <p>{t(`status.site.${site.state}`)}</p>
      {site.endAt ? <p>{t("status.site.until", { time: deadline.moment(site.endAt) })}</p> : null}
    </StatusPart>
  );
}

function BookingLines({ status: { bookings } }: { status: ClubStatus }) {
  const t = useTranslations("ishm.status.bookings");
  const { formats } = useOffice();
  return (
    <StatusPart
      title={t("title")}
      state={bookings.isOpen ? "ok" : "closed"}
      word={bookings.isOpen ? t("taken") : t("closed")}
    >
      <p>{bookings.isOpen ? t("open") : t("shut")}</p>
      <p>{t("today", { count: bookings.today })}</p>
      {bookings.lastAt ? <p>{t("last", { time: formatDateTime(bookings.lastAt, formats) })}</p> : null}
    </StatusPart>
  );
}

function BackupLines({ backup }: { backup: ClubStatus["backup"] }) {
  const t = useTranslations("ishm.status.backup");
  const { formats } = useOffice();
  return (
    <StatusPart title={t("title")} state={backup.state} word={t(`word.${backup.state}`)}>
      <p>{backup.at ? t("last", { time: formatDateTime(backup.at, formats) }) : t("none")}</p>
      {backup.state === "look" ? <p>{t("todo")}</p> : null}
    </StatusPart>
  );
}

function Contact({ contact, isNeeded }: { contact: string | null; isNeeded: boolean }) {
  const t = useTranslations("ishm.status.contact");
  if (!contact) return <p className="text-ink-2">{t("nobody")}</p>;
  return <p className={isNeeded ? "font-semibold" : "text-ink-2"}>{t("call", { contact })}</p>;
}
