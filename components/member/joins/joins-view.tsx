"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { LazyPart } from "@/components/feedback/lazy-part";
import { FormOpener } from "@/components/member/shared/form/form-opener";
import { Group } from "@/components/member/shared/layout/facts";
import { Loading, NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { Refusal } from "@/components/member/shared/layout/refusal";
import { SuspendedNote } from "@/components/member/shared/layout/suspended-note";
import type { PageContext } from "@/components/member/shared/page-context";
import { type Act, useAct } from "@/components/member/shared/use-act";
import type { CallOutput } from "@/lib/contract/routes";
import { useCall } from "@/lib/web/api/use-call";
import { ChoiceForm } from "./choice-form";
import { ExclusionPart } from "./exclusion-part";
import { OwnBookings } from "./own-bookings";
import { RequestList } from "./request-list";

const loadFlights = () => import("./flight-list").then(({ FlightList }) => FlightList);
const loadRequestForm = () => import("./request-form").then(({ RequestForm }) => RequestForm);

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
  const { isOn, choice, flights, exclusions, suspendedUntil } = data;
  if (!isOn && !choice?.isOn) return <p className="text-ink-2">{t("off")}</p>;
  return (
    <>
      <SuspendedNote until={suspendedUntil} context={context} />
      {flights.length > 0 ? (
        <Group id="flights" title={t("flights.title")} lead={t("flights.lead")}>
          <LazyPart
            load={loadFlights}
            props={{ flights, context, act, isSuspended: suspendedUntil !== null }}
            placeholder={<Loading />}
          />
        </Group>
      ) : null}
      <Group id="choice" title={t("choice.title")} lead={t("choice.lead")}>
        <ChoiceForm choice={choice} context={context} act={act} />
      </Group>
      {choice?.isOn && isOn ? (
        <Wanted answer={data} context={context} act={act} refresh={() => mutate()} />
      ) : null}
      <Group id="exclusions" title={t("exclusions.title")} lead={t("exclusions.lead")}>
        <ExclusionPart exclusions={exclusions} context={context} act={act} onMade={() => mutate()} />
      </Group>
      <Result {...act} />
    </>
  );
}

type WantedProps = Props & {
  answer: CallOutput<"GET /ext/joins">;
  act: Act;
  refresh: () => Promise<unknown>;
};

/** While joining is on: the member's requests with a new one, and the own bookings that take in others. */
function Wanted({ answer, context, act, refresh }: WantedProps) {
  const t = useTranslations("joins");
  const { requests, bookings, limits, suspendedUntil } = answer;
  const isSuspended = suspendedUntil !== null;
  const open = requests.filter(({ state }) => state === "OPEN");
  const onMade = async () => {
    await refresh();
    act.say(t("requests.sent"));
    // The form is gone.
    act.status.current?.focus();
  };
  return (
    <>
      <Group id="requests" title={t("requests.title")} lead={t("requests.lead")}>
        <RequestList requests={requests} context={context} act={act} isSuspended={isSuspended} />
        {open.length < limits.requests && !isSuspended ? (
          <div className="mt-6">
            <FormOpener word={t("requests.new")} load={loadRequestForm} props={{ limits, context, onMade }} />
          </div>
        ) : null}
      </Group>
      <Group id="parties" title={t("parties.title")} lead={t("parties.lead")}>
        <OwnBookings bookings={bookings} context={context} act={act} />
      </Group>
    </>
  );
}

/** Outcome of an act, in sight wherever on the page it was done. */
function Result({ status, done, failure }: Act) {
  return (
    <div
      className={clsx(
        "sticky bottom-[var(--tab-bar-height,0px)] z-10 mt-6",
        (done || failure) && "border-t border-line bg-paper py-3",
      )}
    >
      <p ref={status} tabIndex={-1} role="status" className="font-semibold text-ok">
        {done}
      </p>
      <Refusal>{failure}</Refusal>
    </div>
  );
}
