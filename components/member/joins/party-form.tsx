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
import { call } from "@/lib/web/api/browser";
import { Boxes } from "./golfer-fields";

type Props = { booking: OwnJoinBooking; context: PageContext; act: Act; onSaved: () => void };

const nobody: OpenPartyInput = { seats: 1, isAutomatic: false, levels: [], languages: [], pace: "ANY" };

/** Whom the booker takes in. */
export function PartyForm({ booking, context, act, onSaved }: Props) {
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
