import { File } from "node:buffer";
import { render } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { NextIntlClientProvider } from "next-intl";
import type { ReactElement } from "react";
import { SWRConfig } from "swr";
import { FeedbackRegions } from "@/components/feedback/feedback-regions";
import type { Office } from "@/components/ishm/frame/root/office-context";
import { OfficeContextProvider } from "@/components/ishm/frame/root/office-provider";
import type { NoticeAdminRow, NoticeDetail } from "@/lib/contract/boards/notices";
import type { AdminMenuPermission } from "@/lib/contract/site/menu-admins";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { compileMessages } from "@/lib/web/i18n/compile";
import { menuAccess } from "@/lib/web/office/menu-access";
import { uploadLimits } from "@/lib/web/office/upload-limits";
import { openDialogs } from "@/lib/web/runtime/dialogs";
import messages from "@/messages/en.json";
import korean from "@/messages/ko.json";
import { teachDialogs } from "../feedback/support";

beforeAll(teachDialogs);
afterEach(() => openDialogs.set([]));

type Flags = Pick<AdminMenuPermission, "isCreate" | "isRead" | "isUpdate" | "isDelete">;

const all: Flags = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };
export const readOnly: Flags = { isCreate: false, isRead: true, isUpdate: false, isDelete: false };

function menusWith(flags: Flags): AdminMenuPermission[] {
  const menu = (code: string, name: string, children: AdminMenuPermission[] = []) => ({
    code,
    name,
    ...flags,
    children,
  });
  return [
    menu("900000", "Dashboard"),
    menu("910000", "Site", [menu("910300", "Site status"), menu("910400", "My account")]),
    menu("930000", "Boards", [
      menu("930100", "Notice"),
      menu("930200", "Event"),
      menu("930300", "FAQ"),
      menu("930400", "Food"),
      menu("930500", "Resource"),
    ]),
    menu("940000", "Operations", [
      menu("940100", "Tee sheet"),
      menu("940200", "Penalties"),
      menu("940300", "Draws"),
      menu("940400", "Teams"),
      menu("940500", "Inquiries"),
      menu("940600", "Members"),
      menu("940700", "Policies"),
      menu("940800", "Outbox"),
      menu("940900", "Fairness"),
      menu("941100", "Tee times"),
      menu("941000", "Courses & holes"),
      menu("941300", "Delegates"),
      menu("941400", "Opening rehearsals"),
      menu("941500", "Joining"),
      menu("941600", "Last-minute offers"),
      menu("941700", "Cancellation forecast"),
    ]),
  ];
}

/** The texts of the office as the web gives them: English, and Korean where it is asked for. */
export const officeTexts = http.get("*/session/office-texts", ({ request }) => {
  const isKorean = new URL(request.url).searchParams.get("lang") === "ko";
  return HttpResponse.json(compileMessages(isKorean ? korean : messages));
});

/** 10:00 at the club, a Monday. */
const moment = new Date("2026-11-23T01:00:00Z");

export function officeWith(flags: Flags = all): Office {
  const menus = menusWith(flags);
  return {
    clubCode: "MS01",
    homeClub: "MS01",
    clubs: ["MS01"],
    adminIdx: 3,
    isSSAdmin: true,
    clubName: "Mirsol Country Club",
    userName: "Content editor",
    userId: "contents1",
    language: "en",
    languages: ["en", "ko", "ja", "zh"],
    defaultLanguage: "en",
    formats: clubFormats([
      { key: "C0190", values: ["10", "Asia/Seoul", "+09:00"] },
      { key: "C0200", values: ["1", "yyyy.MM.dd", "HH:mm", "yyyy.MM.dd HH:mm"] },
    ]),
    uploads: uploadLimits(["5", "20", "10"]),
    menus,
    access: (code) => menuAccess(menus, code),
    now: () => moment,
  };
}

/** A screen inside of a fixed office: no session, no policies to load, an empty cache. */
export function renderOffice(screen: ReactElement, office: Office = officeWith()) {
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <OfficeContextProvider value={office}>
          <main>{screen}</main>
          <FeedbackRegions />
        </OfficeContextProvider>
      </NextIntlClientProvider>
    </SWRConfig>,
  );
}

export function noticeRow(noticeIdx: number, part: Partial<NoticeAdminRow> = {}): NoticeAdminRow {
  return {
    noticeIdx,
    title: `Notice ${noticeIdx}`,
    isTop: false,
    topUntil: null,
    isVisible: true,
    openFrom: null,
    openTo: null,
    viewCount: 12,
    fileCount: 0,
    languages: ["en", "ko"],
    createdBy: "contents1",
    createdAt: "2026-11-01T09:00:00+09:00",
    updatedAt: "2026-11-20T09:12:00+09:00",
    ...part,
  };
}

export function noticeDetail(part: Partial<NoticeDetail> = {}, version = 3): NoticeDetail {
  const text = { title: "Winter hours", contents: "<p>From December on.</p>" };
  return {
    noticeIdx: 7,
    ...text,
    isTop: false,
    createdAt: "2026-11-01T09:00:00+09:00",
    updatedAt: "2026-11-20T09:12:00+09:00",
    viewCount: 12,
    files: [],
    prev: null,
    next: null,
    languages: ["en"],
    language: "en",
    admin: {
      isVisible: true,
      topUntil: null,
      openFrom: null,
      openTo: null,
      version,
      i18n: { en: text },
    },
    ...part,
  };
}

/** A file that this Node's own FormData takes: jsdom's would be refused. */
export function fileOf(
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  type: string,
): globalThis.File {
  return new File([content], name, { type }) as unknown as globalThis.File;
}
