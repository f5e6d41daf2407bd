"use client";

import { useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { Loading } from "@/components/member/shared/layout/loading";
import type { WithdrawalContext } from "@/components/member/shared/page-context";
import { ButtonLink } from "@/components/ui/button";
import { unbroken } from "@/lib/shared/texts/text";
import { formatDay } from "@/lib/shared/time/deadline";
import { paths } from "@/lib/web/routing/paths";
import { inLanguageOf } from "@/lib/web/runtime/addresses";
import { page } from "@/lib/web/runtime/page";
import { readRejoinDay } from "@/lib/web/runtime/site/withdrawal-steps";
import { usePageLinks } from "../shared/layout/use-page-links";

const never = () => () => {};

/** Says that the account is closed; visitors who did not come from the withdrawal are led away (S-69). */
export function CompleteView({ context }: { context: WithdrawalContext }) {
  const t = useTranslations("withdrawal.complete");
  const { link } = usePageLinks(context);
  const { session } = useSession();
  const day = useSyncExternalStore(never, readRejoinDay, () => undefined);
  const isStray = day === null || session?.signedIn === true;

  useEffect(() => {
    if (isStray) page.replace(inLanguageOf(page.path(), paths.home()));
  }, [isStray]);

  if (!day || isStray) return <Loading />;
  return (
    <>
      <p role="status" className="text-reading">
        {t("text", { club: context.clubName })}
      </p>
      <dl className="mt-8 rule-top">
        <div className="flex flex-wrap gap-x-8 gap-y-1 border-b border-line py-4">
          <dt className="w-36 text-ink-3">{t("rejoin")}</dt>
          <dd className="font-semibold">{formatDay(day, context)}</dd>
        </div>
      </dl>
      <p className="mt-5 text-ink-2">{t("thanks", { phone: unbroken(context.phone) })}</p>
      <ButtonLink size="large" className="mt-10" href={link(paths.home())}>
        {t("home")}
      </ButtonLink>
    </>
  );
}
