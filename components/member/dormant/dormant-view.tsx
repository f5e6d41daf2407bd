"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { JourneyFrame } from "@/components/member/shared/layout/journey-frame";
import { leaveNote } from "@/components/member/shared/layout/note-line";
import {
  type DormantProof,
  dropDormantProof,
  readDormantProof,
} from "@/components/member/shared/proof/dormant-proof";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatDate } from "@/lib/shared/time/date-format";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { clubCode: string; formats: ClubFormats; language: Language; defaultLanguage: Language };

const loadSteps = () => import("./dormant-steps").then(({ DormantSteps }) => DormantSteps);

/**
 * Wakes a dormant account: after the password the member proves the identity and is signed in (domain.md F11). Who comes without the
 * proof of the password is led to the sign-in, and fetches nothing of this.
 */
export function DormantView({ formats, ...place }: Props) {
  const { language, defaultLanguage } = place;
  const t = useTranslations("dormant");
  const router = useRouter();
  const [proof, setProof] = useState<DormantProof | null>(null);

  const backToLogin = (note: "dormantGone" | "dormantOver" | "dormantAwake", next?: string) => {
    dropDormantProof();
    leaveNote(note);
    router.replace(localePath(paths.login(next), language, defaultLanguage));
  };
  const arrive = useEffectEvent(() => {
    const saved = readDormantProof();
    if (saved) setProof(saved);
    else backToLogin("dormantGone");
  });
  useEffect(() => arrive(), []);

  return (
    <JourneyFrame
      title={t("title")}
      lead={proof ? t("lead", { id: proof.id, date: formatDate(proof.since, formats) }) : t("opening")}
    >
      {proof ? (
        <LazyPart
          load={loadSteps}
          props={{ ...place, proof, backToLogin }}
          placeholder={<Skeleton className="h-72 w-full" />}
          isSettled
        />
      ) : null}
    </JourneyFrame>
  );
}
