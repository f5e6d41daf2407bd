import { useCallback, useEffect, useState } from "react";
import { ok, type Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { type Office, useOffice } from "../frame/root/office-context";
import type { PaletteEntry } from "./palette-entry";

type Found = { state: "idle" | "loading" | "done" | "failed"; records: readonly PaletteEntry[] };
type Asked = { keyword: string; lang: Office["language"]; signal: AbortSignal };
type Answer = Promise<Result<PaletteEntry[], CallFailure>>;

const typingMs = 250;
const shortest = 2;
const size = "5";
const nothing: Found = { state: "idle", records: [] };

async function findNotices({ keyword, lang, signal }: Asked): Answer {
  const answer = await call("GET /notice/admin", { query: { keyword, size, lang } }, { quiet: true, signal });
  if (!answer.ok) return answer;
  return ok(
    answer.value.list.map(({ noticeIdx, title }) => ({
      key: `notice-${noticeIdx}`,
      part: "notices",
      label: title,
      note: String(noticeIdx),
      href: officePaths.notice(noticeIdx),
    })),
  );
}

async function findAdmins({ keyword, signal }: Asked): Answer {
  const answer = await call("GET /admin", { query: { keyword, size } }, { quiet: true, signal });
  if (!answer.ok) return answer;
  return ok(
    answer.value.list.map(({ adminIdx, id, name }) => ({
      key: `admin-${adminIdx}`,
      part: "admins",
      label: name,
      note: id,
      href: officePaths.admin(adminIdx),
    })),
  );
}

/** Names stay masked: the number tells two of a name apart. */
async function findMembers({ keyword, lang, signal }: Asked): Answer {
  const answer = await call("GET /ops/people", { query: { keyword, lang } }, { quiet: true, signal });
  if (!answer.ok) return answer;
  return ok(
    answer.value.list.slice(0, Number(size)).map(({ memberIdx, name, memberTypeName }) => ({
      key: `member-${memberIdx}`,
      part: "members",
      label: name,
      note: `${memberTypeName} · ${memberIdx}`,
      href: officePaths.member(memberIdx),
    })),
  );
}

const bookingNumber = /^\d{6}-\d{1,5}$/;

/** By its number alone; it leads to its day on the tee sheet. */
async function findBookings({ keyword, lang, signal }: Asked): Answer {
  if (!bookingNumber.test(keyword)) return ok([]);
  const query = { rsvNo: keyword, size, lang };
  const answer = await call("GET /ops/bookings", { query }, { quiet: true, signal });
  if (!answer.ok) return answer;
  return ok(
    answer.value.list.map(({ bookingIdx, rsvNo, playDate, teeTime, courseName }) => ({
      key: `booking-${bookingIdx}`,
      part: "bookings",
      label: rsvNo,
      note: `${playDate} ${teeTime} ${courseName}`,
      href: officePaths.sheet(playDate),
    })),
  );
}

const sources = [
  { menu: officeMenus.notices, find: findNotices },
  { menu: officeMenus.members, find: findMembers },
  { menu: officeMenus.sheet, find: findBookings },
  { menu: officeMenus.admins, find: findAdmins },
] as const;

/** Records that fit what was typed, of the menus that this admin may read, once typing pauses. */
export function useFoundRecords(query: string) {
  const { access, language } = useOffice();
  const [found, setFound] = useState<Found>(nothing);
  const keyword = query.trim();

  const ask = useCallback(() => {
    const asked = sources.filter(({ menu }) => access(menu.code).isRead);
    if (keyword.length < shortest || asked.length === 0) return setFound(nothing);
    const ending = new AbortController();
    setFound((last) => ({ ...last, state: "loading" }));
    const timer = setTimeout(async () => {
      const asking = { keyword, lang: language, signal: ending.signal };
      const answers = await Promise.all(asked.map(({ find }) => find(asking)));
      if (ending.signal.aborted) return;
      const isWhole = answers.every((answer) => answer.ok);
      const records = answers.flatMap((answer) => (answer.ok ? answer.value : []));
      setFound({ state: isWhole ? "done" : "failed", records });
    }, typingMs);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [keyword, access, language]);
  useEffect(ask, [ask]);
  return { ...found, again: () => void ask() };
}
