"use client";

import { useTranslations } from "next-intl";
import { Group } from "@/components/member/shared/layout/facts";
import { Loading, NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { Refusal } from "@/components/member/shared/layout/refusal";
import { SuspendedNote } from "@/components/member/shared/layout/suspended-note";
import { usePageLinks } from "@/components/member/shared/layout/use-page-links";
import type { PageContext } from "@/components/member/shared/page-context";
import { useAct } from "@/components/member/shared/use-act";
import { Button, ButtonLink } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { CallOutput } from "@/lib/contract/routes";
import { formatMoney } from "@/lib/shared/money/money";
import { withGap } from "@/lib/shared/texts/sentences";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { paths } from "@/lib/web/routing/paths";

type Props = { context: PageContext };
type Answer = CallOutput<"GET /ext/last-minute">;

/** Offers to the member, and the one button that ends their notices. */
export function LastMinuteView({ context }: Props) {
  return <MemberOnly>{() => <LastMinute context={context} />}</MemberOnly>;
}

function LastMinute({ context }: Props) {
  const t = useTranslations("lastMinute");
  const query = { lang: context.language };
  const { data, error, mutate } = useCall("GET /ext/last-minute", { query }, { handled: true });
  if (!data) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  const { isOn, offers, suspendedUntil } = data;
  return (
    <>
      <SuspendedNote until={suspendedUntil} context={context} />
      <Group id="offers" title={t("list")}>
        {offers.length === 0 ? (
          <p className="text-ink-2">{t(isOn ? "none" : "off")}</p>
        ) : (
          <ul className="border-t border-line">
            {offers.map((offer) => (
              <li
                key={offer.sheetIdx}
                className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-4"
              >
                <Offer offer={offer} context={context} isBookable={suspendedUntil === null} />
              </li>
            ))}
          </ul>
        )}
      </Group>
      <Notices answer={data} context={context} refresh={() => mutate()} />
    </>
  );
}

type OfferProps = Props & { offer: Answer["offers"][number]; isBookable: boolean };

/** A tee time with its price beside the usual one, and the way to its day. */
function Offer({ offer, context, isBookable }: OfferProps) {
  const t = useTranslations("lastMinute");
  const { link } = usePageLinks(context);
  const { playDate, teeTime, courseName, percent, greenFee, usualFee } = offer;
  const date = formatDay(playDate, context);
  const money = (amount: number | string) => formatMoney(amount, context.formats);
  return (
    <>
      <p className="min-w-0 flex-1 basis-56">
        <span className="flex flex-wrap items-center gap-x-3 font-medium">
          {`${date} ${teeTime}`} <Chip tone="ok">{t("percent", { percent })}</Chip>
        </span>
        <span className="block text-caption text-ink-2">
          {courseName} · <s>{t("usual", { fee: money(usualFee) })}</s>{" "}
          <strong className="font-semibold text-ink">{t("now", { fee: money(greenFee) })}</strong>
        </span>
      </p>
      {isBookable ? (
        <ButtonLink
          as={MemberLink}
          size="touch"
          href={link(paths.reservation({ date: playDate }))}
          aria-label={t("bookOf", { date, time: teeTime, course: courseName })}
        >
          {t("book")}
        </ButtonLink>
      ) : null}
    </>
  );
}

type NoticesProps = Props & { answer: Answer; refresh: () => Promise<unknown> };

function Notices({ answer: { isNotified, hasConsent }, context, refresh }: NoticesProps) {
  const t = useTranslations("lastMinute.notices");
  const { link } = usePageLinks(context);
  const { act, isBusy, failure, done, status } = useAct(context.language, refresh);
  const turn = () =>
    act(
      () => call("PUT /ext/last-minute", { body: { isNotified: !isNotified } }, { handled: true }),
      t(isNotified ? "switchedOff" : "switchedOn"),
    );
  return (
    <Group id="notices" title={t("title")}>
      <p className="mb-4">{t(isNotified ? "isOn" : "isOff")}</p>
      <Button variant="outline" size="touch" isBusy={isBusy} onClick={() => void turn()}>
        {t(isNotified ? "off" : "on")}
      </Button>
      {isNotified && !hasConsent ? (
        <p className="mt-4 text-caption text-ink-2">
          {withGap(t("consent"))}
          <MemberLink href={link(memberPaths.myInfo.consents())} className="link">
            {t("toConsent")}
          </MemberLink>
        </p>
      ) : null}
      <p ref={status} tabIndex={-1} role="status" className="mt-4 font-semibold text-ok">
        {done}
      </p>
      <Refusal>{failure}</Refusal>
    </Group>
  );
}
