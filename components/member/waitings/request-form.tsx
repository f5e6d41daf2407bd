"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { SelectField } from "@/components/form/select-field";
import { useFreshLists } from "@/components/member/shared/data/use-fresh-lists";
import { memberDraft, type SavedForm, useSavedForm } from "@/components/member/shared/form/use-saved-form";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import type { WaitingDay } from "@/lib/contract/waitings/waitings";
import { call } from "@/lib/web/api/browser";
import { offeredCount, waitingOffer } from "@/lib/web/booking/waiting-offer";
import { createCallKey } from "@/lib/web/my/call-key";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { CheckList } from "./check-list";
import { useWaitingNames } from "./use-waiting-names";

type Props = { date: string; memberIdx: number; bands: WaitingDay["bands"]; context: PageContext };

const modes = ["", "C", "I", "S"] as const;

/** The request for a time of a full day: bands, courses, players; saved in the tab until it is sent. */
export function RequestForm({ date, memberIdx, bands, context }: Props) {
  const t = useTranslations("waitings.form");
  const names = useWaitingNames(context);
  const form = useRequest(date, memberIdx, bands, context);
  const { values, change } = form;
  const offer = waitingOffer(bands, values.bands);
  const courses = names.courses.filter(({ key }) => offer.courseCodes?.includes(key) ?? true);
  return (
    <form ref={form.ref} noValidate className="mt-8 flex max-w-[36rem] flex-col gap-6" onSubmit={form.submit}>
      <CheckList
        name="bands"
        label={t("bands")}
        hint={t("bandsHint", { most: mostBands })}
        error={form.errorOf("bands")}
        options={bands.map(({ key, name }) => ({ value: key, label: name }))}
        values={values.bands}
        most={mostBands}
        onChange={(chosen) => change({ bands: chosen })}
      />
      <CheckList
        name="courses"
        label={t("courses")}
        hint={t("coursesHint")}
        options={courses.map(({ key, keyName }) => ({ value: key, label: keyName }))}
        values={values.courses}
        onChange={(chosen) => change({ courses: chosen })}
      />
      <div className="grid grid-cols-1 gap-6 min-[37.5rem]:grid-cols-2">
        <SelectField
          {...form.field("playerCount")}
          value={offeredCount(offer, values.playerCount)}
          label={t("players")}
          options={offer.counts.map((value) => ({
            value,
            label: t("playerCount", { count: Number(value) }),
          }))}
        />
        <SelectField
          name="caddieMode"
          label={t("caddie")}
          value={values.caddieMode}
          options={modes.map((value) => ({ value, label: t(`caddies.${value || "any"}`) }))}
          onChange={({ target }) => change({ caddieMode: modes.find((one) => one === target.value) ?? "" })}
        />
      </div>
      <CheckboxField {...form.box("isAuto")} label={t("auto")} hint={t("autoHint")} />
      <div>
        <Button type="submit" isBusy={form.isBusy} busyText={t("sending")}>
          {t("send")}
        </Button>
        <Refusal>{form.refusal}</Refusal>
      </div>
    </form>
  );
}

type Request = {
  bands: string[];
  courses: string[];
  playerCount: string;
  caddieMode: "" | "C" | "I" | "S";
  isAuto: boolean;
};

const mostBands = 3;
const noRequest: Request = { bands: [], courses: [], playerCount: "4", caddieMode: "", isAuto: true };

/** A request for a day, saved in the tab until it is sent; a band that is not full any more is left out. */
function useRequest(date: string, memberIdx: number, day: WaitingDay["bands"], context: PageContext) {
  const full = day.map(({ key }) => key);
  const t = useTranslations("waitings.form");
  const refresh = useFreshLists();
  const keyOf = useRef(createCallKey());
  const form: SavedForm<Request> = useSavedForm({
    draft: memberDraft(`waiting-${date}`, memberIdx),
    initial: noRequest,
    clearsOnChange: true,
    check: ({ bands }) => {
      const hasBand = bands.some((band) => full.includes(band));
      if (!hasBand) document.getElementById("bands")?.focus();
      return { bands: hasBand ? undefined : t("bandMissing") };
    },
    send: async (request) => {
      const offer = waitingOffer(day, request.bands);
      const body = {
        clubCode: context.clubCode,
        playDate: date,
        standbyTimeCodes: request.bands.filter((band) => full.includes(band)),
        courseCodes: request.courses.filter((code) => offer.courseCodes?.includes(code) ?? true),
        playerCount: Number(offeredCount(offer, request.playerCount)),
        caddieMode: request.caddieMode || null,
        agreeAutoAssign: request.isAuto,
      };
      const options = { handled: true, idempotencyKey: keyOf.current(body) };
      const answer = await call("POST /reservation/waitings", { body }, options);
      if (answer.ok) form.forget();
      const failure = answer.ok ? null : await failureSentence(answer.failure, context.language);
      await refresh();
      return failure === null ? null : { fieldId: null, message: failure };
    },
  });
  return form;
}
