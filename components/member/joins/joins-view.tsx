"use client";

import { useTranslations } from "next-intl";
import { Group } from "@/components/member/shared/layout/facts";
import { Loading, NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { Refusal } from "@/components/member/shared/layout/refusal";
import { SuspendedNote } from "@/components/member/shared/layout/suspended-note";
import type { PageContext } from "@/components/member/shared/page-context";
import { useAct } from "@/components/member/shared/use-act";
import { useCall } from "@/lib/web/api/use-call";
import { ChoiceForm } from "./choice-form";
import { ExclusionPart } from "./exclusion-part";
import { FlightList } from "./flight-list";
import { OwnBookings } from "./own-bookings";
import { RequestForm } from "./request-form";
import { RequestList } from "./request-list";

type Props = { context: PageContext };

/** A member's joining: proposed flights, the switch, requests with parties that fit, own bookings that take in others. */
export function JoinsView({ context }: Props) {
  return <MemberOnly>{() => <Joins context={context} />}</MemberOnly>;
}

function Joins({ context }: Props) {
  const t = useTranslations("joins");
  const query = { lang: context.language };
  const { data, error, mutate } = useCall("GET /ext/joins", { query }, { handled: true });
  const act = useAct(context.language, () => mutate());
  if (!data) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  const { isOn, choice, flights, requests, bookings, exclusions, limits, suspendedUntil } = data;
  if (!isOn && !choice?.isOn) return <p className="text-ink-2">{t("off")}</p>;
  const open = requests.filter(({ state }) => state === "OPEN");
  const isSuspended = suspendedUntil !== null;
  return (
    <>
      <SuspendedNote until={suspendedUntil} context={context} />
      {flights.length > 0 ? (
        <Group id="flights" title={t("flights.title")} lead={t("flights.lead")}>
          <FlightList flights={flights} context={context} act={act} isSuspended={isSuspended} />
        </Group>
      ) : null}
      <Group id="choice" title={t("choice.title")} lead={t("choice.lead")}>
        <ChoiceForm choice={choice} context={context} act={act} />
      </Group>
      {choice?.isOn && isOn ? (
        <>
          <Group id="requests" title={t("requests.title")} lead={t("requests.lead")}>
            <RequestList requests={requests} context={context} act={act} isSuspended={isSuspended} />
            {open.length < limits.requests && !isSuspended ? (
              <RequestForm limits={limits} context={context} onMade={() => mutate()} />
            ) : null}
          </Group>
          <Group id="parties" title={t("parties.title")} lead={t("parties.lead")}>
            <OwnBookings bookings={bookings} context={context} act={act} />
          </Group>
        </>
      ) : null}
      <Group id="exclusions" title={t("exclusions.title")} lead={t("exclusions.lead")}>
        <ExclusionPart exclusions={exclusions} context={context} act={act} onMade={() => mutate()} />
      </Group>
      <p ref={act.status} tabIndex={-1} role="status" className="mt-6 font-semibold text-ok">
        {act.done}
      </p>
      <Refusal>{act.failure}</Refusal>
    </>
  );
}
