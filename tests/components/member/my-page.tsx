import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import type { PageContext } from "@/components/member/shared/page-context";
import { clubFormats } from "@/lib/shared/money/club-formats";
import messages from "@/messages/en.json";
import { mockCall } from "@/tests/support/msw";

/** Where the pages of the member area stand in these tests: a club in Seoul, in English. */
export const context: PageContext = {
  clubCode: "MS01",
  clubName: "Mirsol Country Club",
  passwordWords: ["MS01", "Mirsol"],
  address: "27 Solbaram-ro",
  phone: "031-000-1000",
  formats: clubFormats([
    { key: "C0190", values: ["10", "Asia/Seoul"] },
    { key: "C0080", values: ["KR", "KRW", "₩", "ko-KR"] },
    { key: "C0130", values: ["0"] },
  ]),
  language: "en",
  defaultLanguage: "en",
  languages: ["en", "ko"],
  hasIdentity: true,
  hasPush: true,
  hasTickets: false,
};

export function showMine(view: ReactNode) {
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
        {view}
      </NextIntlClientProvider>
    </SWRConfig>,
  );
}

const entry = (key: string, keyName: string, group = "") => ({ key, keyName, values: [], group });
const sets: Record<string, ReturnType<typeof entry>[]> = {
  reasonCodes: [entry("C1", "Personal schedule", "CANCEL"), entry("W1", "Rarely used", "WITHDRAW")],
  penaltyCodes: [entry("10", "Late cancel 1"), entry("20", "Late cancel 2")],
  standbyTimeCodes: [entry("12", "07:00–07:59")],
  courses: [entry("1", "Mir Course")],
  questionTypes: [entry("10", "Reservation"), entry("90", "Cancellation policy")],
  policyCodes: [],
};

/** Code sets and the server's words, which many views ask for. */
export const commonCalls = [
  mockCall("GET /system/i18n/{lang}", () => ({ messages: [], version: 1 })),
  mockCall("GET /common/i18n/{lang}/{club}", () => ({ messages: [], version: 1 })),
  mockCall("GET /common/system-code/{club}", ({ query }) =>
    Object.fromEntries(
      (query.get("code") ?? "").split(",").map((asked) => {
        const [id = ""] = asked.split(":");
        const loadDate = "2026-11-23T10:00:00+09:00";
        return [id, { id, codeId: "C0000", version: 1, loadDate, changed: true, list: sets[id] ?? [] }];
      }),
    ),
  ),
];
