import { useEffect, useMemo } from "react";
import { fallbackLanguage, type Language, languagesOfPolicy } from "@/lib/shared/languages";
import { clubFormats } from "@/lib/shared/money/club-formats";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { useCall } from "@/lib/web/api/use-call";
import { menuAccess } from "@/lib/web/office/menu-access";
import { uploadLimits } from "@/lib/web/office/upload-limits";
import { adminMenuStore } from "@/lib/web/runtime/session/admin-menu-store";
import type { PublicSession } from "@/lib/web/session/options";
import type { Office } from "./office-context";

type Session = Extract<PublicSession, { signedIn: true }>;

const policySet = ["policyCodes"] as const;
const cached = { revalidateOnFocus: false, handled: true, keepPreviousData: true } as const;

/** Rights, policies and names that every screen needs; the rights of last time serve until the new ones are there. */
export function useOfficeData(session: Session, adminIdx: number, language: Language) {
  const { clubCode } = session.user;
  const rights = useRights(session, adminIdx, language);
  const club = useCall("GET /site/info", { query: { clubCode, lang: language } }, cached);
  const { policies, answer } = usePolicies(clubCode, language);
  // Real clock: the server's time is derived from this browser's clock.
  const clockOffsetMs = useMemo(() => session.now - Date.now(), [session.now]);

  const office = useMemo((): Office | null => {
    if (!policies || !rights.menus || !club.data) return null;
    const menus = rights.menus;
    return {
      clubCode,
      homeClub: session.user.homeClub ?? clubCode,
      clubs: session.user.authClub,
      adminIdx,
      isSSAdmin: session.user.isSSAdmin,
      clubName: club.data.clubName,
      userName: session.user.name,
      userId: session.user.id,
      language,
      languages: policies.languages,
      defaultLanguage: policies.defaultLanguage,
      formats: policies.formats,
      uploads: policies.uploads,
      menus,
      access: (menuCode) => menuAccess(menus, menuCode),
      // Real clock: the server's time is derived from this browser's clock.
      now: () => new Date(Date.now() + clockOffsetMs),
    };
  }, [policies, rights.menus, club.data, clubCode, session.user, adminIdx, language, clockOffsetMs]);

  const failure: CallFailure | undefined = rights.answer.error ?? club.error ?? answer.error;
  const retry = () => {
    void rights.answer.mutate();
    void club.mutate();
    void answer.mutate();
  };
  return {
    office,
    failure,
    retry,
    formats: policies?.formats ?? clubFormats([]),
    defaultLanguage: policies?.defaultLanguage ?? fallbackLanguage,
  };
}

function useRights(session: Session, adminIdx: number, language: Language) {
  const { chk } = session;
  const answer = useCall(
    "GET /menu-admins/admins/{id}",
    { params: { id: String(adminIdx) }, query: { lang: language } },
    { ...cached, revalidateOnFocus: true },
  );
  const remembered = useMemo(() => adminMenuStore.read(adminIdx), [adminIdx]);
  const fresh = answer.data?.menus;
  useEffect(() => {
    if (fresh) adminMenuStore.save(adminIdx, fresh, chk);
  }, [fresh, adminIdx, chk]);
  return { answer, menus: fresh ?? remembered };
}

function usePolicies(clubCode: string, language: Language) {
  const answer = useCodeSets(clubCode, language, policySet);
  const list = answer.data?.policyCodes?.list;
  const policies = useMemo(() => {
    if (!list) return null;
    const values = (code: string) => list.find((policy) => policy.key === code)?.values ?? [];
    return {
      formats: clubFormats(list),
      ...languagesOfPolicy(values("C0090")),
      uploads: uploadLimits(values("C0500")),
    };
  }, [list]);
  return { answer, policies };
}
