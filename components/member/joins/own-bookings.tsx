"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { SelectField } from "@/components/form/select-field";
import { useFirstFieldFocus } from "@/components/member/shared/layout/focus";
import type { PageContext } from "@/components/member/shared/page-context";
import type { Act } from "@/components/member/shared/use-act";
import { Button } from "@/components/ui/button";
import type { OpenPartyInput, OwnJoinBooking } from "@/lib/contract/bookings/joins";
import { type JoinPace, joinLevels, joinPaces } from "@/lib/shared/join-choices";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { Boxes, useGolferLine } from "./golfer-fields";

type Props = { bookings: readonly OwnJoinBooking[]; context: PageContext; act: Act };
type OneProps = Omit<Props, "bookings"> & { booking: OwnJoinBooking; time: string };

/** The member's own bookings of the next days: open to others or not, and who asks for a place. */
export function OwnBookings({ bookings, context, act }: Props) {
  const t = useTranslations("joins.parties");
  if (bookings.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <ul className="border-t border-line">
      {bookings.map((booking) => {
        const time = `${formatDay(booking.playDate, context)} ${booking.teeTime}`;
        return (
          <li key={booking.bookingIdx} className="border-b border-line py-5">
            <p className="font-semibold">
              {time} <span className="font-normal text-ink-2">{booking.courseName}</span>
            </p>
            <OpenState booking={booking} context={context} act={act} time={time} />
            <AskList booking={booking} context={context} act={act} time={time} />
          </li>
        );
      })}
    </ul>
  );
}

function OpenState(props: OneProps) {
  const t = useTranslations("joins.parties");
  const [isOpen, setOpen] = useState(false);
  const { booking, act, time } = props;
  const { party, bookingIdx, mostSeats } = booking;
  const params = { id: String(bookingIdx) };
  const close = () => call("DELETE /ext/open-parties/{id}", { params }, { handled: true });
  if (isOpen) return <PartyForm {...props} onSaved={() => setOpen(false)} />;
  if (mostSeats < 1) return <p className="mt-2 text-ink-2">{t("full")}</p>;
  return (
    <>
      <p className="mt-1 text-ink-2">
        {party ? t("open", { free: party.freeSeats, count: party.seats }) : t("closed")}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="touch"
          aria-label={`${party ? t("change") : t("openIt")}: ${time}`}
          onClick={() => setOpen(true)}
        >
          {party ? t("change") : t("openIt")}
        </Button>
        {party ? (
          <Button
            variant="outline"
            size="touch"
            aria-label={`${t("close")}: ${time}`}
            onClick={() => void act.act(close, t("closedNow"))}
          >
            {t("close")}
          </Button>
        ) : null}
      </div>
    </>
  );
}

const nobody: OpenPartyInput = { seats: 1, isAutomatic: false, levels: [], languages: [], pace: "ANY" };

/** Whom the booker takes in. */
function PartyForm({ booking, context, act, onSaved }: OneProps & { onSaved: () => void }) {
  const t = useTranslations("joins");
  const names = useTranslations("common.languageNames");
  const { freeSeats: _free, ...open } = booking.party ?? { ...nobody, freeSeats: 0 };
  const [draft, setDraft] = useState<OpenPartyInput>(open);
  const form = useRef<HTMLFormElement>(null);
  useFirstFieldFocus(form);
  const params = { id: String(booking.bookingIdx) };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const send = () => call("PUT /ext/open-parties/{id}", { params, body: draft }, { handled: true });
    if (await act.act(send, t("parties.saved"))) onSaved();
  };
  const counts = Array.from({ length: booking.mostSeats }, (_, place) => String(place + 1));
  return (
    <form ref={form} method="post" className="mt-4 flex max-w-[27.5rem] flex-col gap-6" onSubmit={submit}>
      <SelectField
        name="seats"
        label={t("parties.seats")}
        value={String(draft.seats)}
        options={counts.map((value) => ({ value, label: value }))}
        onChange={({ target }) => setDraft({ ...draft, seats: Number(target.value) })}
      />
      <Boxes
        name="level"
        legend={t("level")}
        hint={t("parties.anybody")}
        values={joinLevels}
        chosen={draft.levels}
        label={(one) => t(`levels.${one}`)}
        onChange={(levels) => setDraft({ ...draft, levels })}
      />
      <Boxes
        name="party-language"
        legend={t("languages")}
        hint={t("parties.anybody")}
        values={context.languages}
        chosen={draft.languages}
        label={(one) => names(one)}
        onChange={(languages) => setDraft({ ...draft, languages })}
      />
      <SelectField
        name="party-pace"
        label={t("pace")}
        value={draft.pace}
        options={joinPaces.map((value) => ({ value, label: t(`paces.${value}`) }))}
        onChange={({ target }) => setDraft({ ...draft, pace: target.value as JoinPace })}
      />
      <CheckboxField
        name="automatic"
        label={t("parties.automatic")}
        checked={draft.isAutomatic}
        onChange={({ target }) => setDraft({ ...draft, isAutomatic: target.checked })}
      />
      <p className="text-caption text-ink-2">{t("parties.priceHint")}</p>
      <Button type="submit" isBusy={act.isBusy} className="self-start">
        {t("parties.save")}
      </Button>
    </form>
  );
}

/** Who asks for a place, with the two answers. */
function AskList({ booking, act, time }: OneProps) {
  const t = useTranslations("joins.parties");
  const line = useGolferLine();
  if (booking.asks.length === 0) return null;
  return (
    <ul className="mt-4" aria-label={`${t("asks")}: ${time}`}>
      {booking.asks.map((ask) => {
        const answer = (action: "ACCEPT" | "DECLINE") => () =>
          call(
            "PUT /ext/join-asks/{id}",
            { params: { id: String(ask.askIdx) }, body: { action } },
            { handled: true },
          );
        return (
          <li key={ask.askIdx} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <p className="min-w-0 flex-1 basis-56">
              <span className="font-medium">{t("asker", { name: ask.name, count: ask.players })}</span>
              <span className="block text-caption text-ink-2">{line(ask)}</span>
            </p>
            <div className="flex flex-wrap gap-3">
              <Button
                size="touch"
                aria-label={`${t("accept")}: ${ask.name}, ${time}`}
                onClick={() =>
                  void act.act(answer("ACCEPT"), ({ state }) =>
                    t(state === "JOINED" ? "answered" : "cannotCome"),
                  )
                }
              >
                {t("accept")}
              </Button>
              <Button
                variant="outline"
                size="touch"
                aria-label={`${t("decline")}: ${ask.name}, ${time}`}
                onClick={() => void act.act(answer("DECLINE"), t("answered"))}
              >
                {t("decline")}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
