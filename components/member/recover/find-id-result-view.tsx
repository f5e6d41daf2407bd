"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { leaveNote } from "@/components/member/shared/layout/note-line";
import { buttonStyle } from "@/components/ui/button-style";
import { memberState } from "@/lib/contract/code-values/members";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatDate } from "@/lib/shared/time/date-format";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { JourneyFrame } from "../shared/layout/journey-frame";
import { foundIds } from "./proof-store";
import { RecoverLinks } from "./recover-links";

type Props = { formats: ClubFormats; language: Language; defaultLanguage: Language };

const nothing = () => null;

/** The ids that a proof has shown, until the page is left; who comes without a proof begins at the first step (S-69). */
export function FindIdResultView({ formats, language, defaultLanguage }: Props) {
  const t = useTranslations("recover");
  const router = useRouter();
  const ids = useSyncExternalStore(foundIds.subscribe, foundIds.get, nothing);
  const firstStep = localePath(paths.findId(), language, defaultLanguage);

  useEffect(() => {
    if (foundIds.get()) return;
    leaveNote("idsGone");
    router.replace(firstStep);
  }, [router, firstStep]);

  const steps = { label: t("steps"), names: [t("findId.details"), t("confirm"), t("findId.result")] };
  return (
    <JourneyFrame
      title={t("findId.resultTitle")}
      lead={ids ? t("findId.resultLead", { count: ids.length }) : t("findId.searching")}
      steps={{ ...steps, current: 2 }}
    >
      <ul className="rule-top">
        {ids?.map(({ id, joinedAt, state }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-4"
          >
            <span className="text-group font-semibold break-all">{id}</span>
            <span className="text-caption text-ink-2">
              {t("findId.joined", { date: formatDate(joinedAt, formats) })}
              {state === memberState.dormant ? ` · ${t("findId.dormant")}` : ""}
            </span>
          </li>
        ))}
      </ul>
      {ids ? (
        <MemberLink
          href={localePath(paths.login(), language, defaultLanguage)}
          className={buttonStyle("primary", "large", "mt-8 w-full")}
        >
          {t("links.login")}
        </MemberLink>
      ) : null}
      <RecoverLinks here="findId" language={language} defaultLanguage={defaultLanguage} />
    </JourneyFrame>
  );
}
