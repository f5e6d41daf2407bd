"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import { SelectField } from "@/components/form/select-field";
import { Refusal } from "@/components/member/account/refusal";
import type { MyPlace } from "@/components/member/mypage/place";
import { Button } from "@/components/ui/button";
import type { WaitingDay } from "@/lib/contract/waitings/waitings";
import { CheckList } from "./check-list";
import { mostBands, useRequest } from "./use-request";
import { useWaitingNames } from "./use-waiting-names";

type Props = { date: string; memberIdx: number; bands: WaitingDay["bands"]; place: MyPlace };

const counts = ["1", "2", "3", "4"];
const modes = ["", "C", "I", "S"] as const;

/** The request for a time of a full day: bands, courses, players; kept in the tab until it is sent. */
export function RequestForm({ date, memberIdx, bands, place }: Props) {
  const t = useTranslations("waitings.form");
  const { courses } = useWaitingNames(place);
  const { request, change, send, isBusy, failure, isMissingBand } = useRequest(date, memberIdx, place);
  return (
    <form
      noValidate
      className="mt-8 flex max-w-[36rem] flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send(bands.map(({ key }) => key));
      }}
    >
      <CheckList
        name="bands"
        label={t("bands")}
        hint={t("bandsHint", { most: mostBands })}
        error={isMissingBand ? t("bandMissing") : undefined}
        options={bands.map(({ key, name }) => ({ value: key, label: name }))}
        values={request.bands}
        most={mostBands}
        onChange={(chosen) => change({ bands: chosen })}
      />
      <CheckList
        name="courses"
        label={t("courses")}
        hint={t("coursesHint")}
        options={courses.map(({ key, keyName }) => ({ value: key, label: keyName }))}
        values={request.courses}
        onChange={(chosen) => change({ courses: chosen })}
      />
      <div className="grid grid-cols-1 gap-6 min-[600px]:grid-cols-2">
        <SelectField
          name="playerCount"
          label={t("players")}
          value={request.playerCount}
          options={counts.map((value) => ({ value, label: t("playerCount", { count: Number(value) }) }))}
          onChange={({ target }) => change({ playerCount: target.value })}
        />
        <SelectField
          name="caddieMode"
          label={t("caddie")}
          value={request.caddieMode}
          options={modes.map((value) => ({ value, label: t(`caddies.${value || "any"}`) }))}
          onChange={({ target }) => change({ caddieMode: modes.find((one) => one === target.value) ?? "" })}
        />
      </div>
      <CheckboxField
        name="auto"
        label={t("auto")}
        hint={t("autoHint")}
        checked={request.isAuto}
        onChange={({ target }) => change({ isAuto: target.checked })}
      />
      <div>
        <Button type="submit" isBusy={isBusy} busyText={t("sending")}>
          {t("send")}
        </Button>
        <Refusal>{failure}</Refusal>
      </div>
    </form>
  );
}
