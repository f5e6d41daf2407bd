"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { deviceName } from "@/lib/web/runtime/session/device-name";
import { Loading, NotLoaded } from "../loading";
import { MemberOnly } from "../member-only";
import type { AccountPlace } from "../place";
import { Refusal } from "../refusal";
import { useSessions } from "./use-sessions";

type Props = { place: AccountPlace };

/** Where a member is signed in; others are ended one by one or all at once. */
export function SessionsView({ place }: Props) {
  return <MemberOnly>{() => <Sessions place={place} />}</MemberOnly>;
}

function Sessions({ place }: Props) {
  const t = useTranslations("account.sessions");
  const { data, error, mutate, end, isBusy, ended, failure } = useSessions(place.language);
  const status = useRef<HTMLParagraphElement>(null);
  if (!data) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  const others = data.list.filter(({ isCurrent }) => !isCurrent).length;
  const endAndTell = async (sessionIdx?: number) => {
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
                  {t("since", { time: formatDateTime(one.createdAt, place.formats) })}
                  <br />
                  {t("seen", { time: formatDateTime(one.lastSeenAt, place.formats) })}
                  {one.address ? ` · ${one.address}` : ""}
                </p>
              </div>
              {one.isCurrent ? null : (
                <Button
                  variant="outline"
                  size="touch"
                  aria-label={t("endOne", { name })}
                  isBusy={isBusy}
                  onClick={() => void endAndTell(one.sessionIdx)}
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
        <Button variant="outline" className="mt-4" isBusy={isBusy} onClick={() => void endAndTell()}>
          {t("endOthers", { count: others })}
        </Button>
      ) : (
        <p className="mt-4 text-ink-2">{t("onlyHere")}</p>
      )}
    </>
  );
}
