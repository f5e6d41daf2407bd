import { getTranslations } from "next-intl/server";
import { formatTime } from "@/lib/shared/time/date-format";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { codePath } from "@/lib/web/my/check-in-code";
import { escaped, inlinePicture } from "./html";
import type { OfflineRound, OfflineRounds } from "./read-rounds";

/** The rounds in the order of their days, each with its check-in code on its day. */
export async function roundsPart(page: OfflineRounds): Promise<string> {
  const t = await getTranslations({ locale: page.language, namespace: "offline" });
  if (page.rounds.length === 0) return `<p>${escaped(t("none"))}</p>`;
  const parts = await Promise.all(page.rounds.map((round) => roundPart(page, round)));
  return parts.join("");
}

async function roundPart(page: OfflineRounds, round: OfflineRound): Promise<string> {
  const { club, language, today } = page;
  const { formats } = club;
  const locale = language;
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: "offline" }),
    getTranslations({ locale, namespace: "mypage.bookings" }),
  ]);
  const isOwn = round.players.some(({ isBooker, memberIdx }) => isBooker && memberIdx !== null);
  const names = round.players.flatMap(({ name }) => name || []).join(", ");
  const facts: [string, string][] = [
    [t("course"), `${round.courseName} · ${words("holes", { count: Number(round.holeCode) })}`],
    ...(round.turnTime ? [[t("turn"), round.turnTime] as [string, string]] : []),
    [t("players"), names],
    // Somebody else's number and deadline are the booker's alone.
    ...(isOwn
      ? ([
          [t("number"), round.rsvNo],
          [t("freeUntil"), formatDeadline(round.freeCancelUntil, { language, formats })],
        ] as [string, string][])
      : []),
  ];
  const rows = facts.map(([term, value]) => `<div><dt>${escaped(term)}</dt><dd>${escaped(value)}</dd></div>`);
  const day = `${formatDay(round.playDate, { language, formats })} ${round.teeTime}`;
  const code = today?.bookingIdx === round.bookingIdx ? await checkInPart(page, today) : "";
  return `<section><h2>${escaped(day)}</h2><dl>${rows.join("")}</dl>${code}</section>`;
}

async function checkInPart(page: OfflineRounds, today: NonNullable<OfflineRounds["today"]>): Promise<string> {
  if (today.checkInToken === null) return "";
  const t = await getTranslations({ locale: page.language, namespace: "mypage.shared.checkIn" });
  const clock = (moment: string) => formatTime(moment, page.club.formats);
  const span = t("span", { from: clock(today.checkInFrom), to: clock(today.checkInTo) });
  return `<h3>${escaped(t("title"))}</h3><p>${escaped(span)}</p>${inlinePicture(codePicture(today.checkInToken), t("code"), "code")}`;
}

/** The code dark on white, whatever the page is shown on. */
function codePicture(token: string): string {
  const { size, path } = codePath(token);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
