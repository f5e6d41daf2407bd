"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Loading, NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { Language } from "@/lib/shared/languages";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { deviceName } from "@/lib/web/runtime/session/device-name";
import { useOnce } from "@/lib/web/runtime/use-once";

type Props = { context: PageContext };

/** Where a member is signed in; others are ended one by one or all at once. */
export function SessionsView({ context }: Props) {
  return <MemberOnly>{() => <Sessions context={context} />}</MemberOnly>;
}

function Sessions({ context }: Props) {
  const t = useTranslations("account.sessions");
  const { data, error, mutate, end, isBusy, ended, failure } = useSessions(context.language);
  const status = useRef<HTMLParagraphElement>(null);
  if (!data) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  const others = data.list.filter(({ isCurrent }) => !isCurrent).length;
  const endAndAnnounce = async (sessionIdx?: number) => {
    await end(sessionIdx);
    // The button that was pressed is gone with its row.
    status.current?.focus();
  };
  return (
    <>
      <ul className="border-t border-line">
        {data.list.map((one) => {
          const name = deviceName(one.userAgent) ?? t("unknown");
          return (
            <li
              key={one.sessionIdx}
              className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-4 data-current:border-s-4 data-current:border-s-pine-800 data-current:bg-pine-50 data-current:ps-4"
              data-current={one.isCurrent || undefined}
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="flex flex-wrap items-center gap-x-3 font-semibold">
                  {name}
                  {one.isCurrent ? <Chip tone="ok">{t("here")}</Chip> : null}
                </p>
                <p className="text-caption text-ink-2">
                  {t("since", { time: formatDateTime(one.createdAt, context.formats) })}
                  <br />
                  {t("seen", { time: formatDateTime(one.lastSeenAt, context.formats) })}
                  {one.address ? ` · ${one.address}` : ""}
                </p>
              </div>
              {one.isCurrent ? null : (
                <Button
                  variant="outline"
                  size="touch"
                  aria-label={t("endOne", { name })}
                  isBusy={isBusy}
                  onClick={() => void endAndAnnounce(one.sessionIdx)}
                >
                  {t("end")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p ref={status} tabIndex={-1} role="status" className="mt-4 font-semibold text-ok">
        {ended === null ? "" : t("ended", { count: ended })}
      </p>
      <Refusal>{failure}</Refusal>
      {others > 0 ? (
        <Button variant="outline" className="mt-4" isBusy={isBusy} onClick={() => void endAndAnnounce()}>
          {t("endOthers", { count: others })}
        </Button>
      ) : (
        <p className="mt-4 text-ink-2">{t("onlyHere")}</p>
      )}
    </>
  );
}

/** Where a member is signed in, and the end of one such session or of all others (checklist S-15). */
function useSessions(language: Language) {
  const read = useCall("GET /ext/sessions", {}, { handled: true });
  const { run, isBusy } = useOnce();
  const [ended, setEnded] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  /** Without a number all others. */
  const end = (sessionIdx?: number) =>
    run(async () => {
      setEnded(null);
      setFailure(null);
      const body = sessionIdx === undefined ? {} : { idxs: [sessionIdx] };
      const answer = await call("DELETE /ext/sessions", { body }, { handled: true });
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, language));
      await read.mutate();
      setEnded(answer.value.ended);
    });
  return { ...read, end, isBusy, ended, failure };
}
