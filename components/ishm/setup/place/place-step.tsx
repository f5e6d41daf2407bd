import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { TextField } from "@/components/form/text-field";
import type { SetupPlace } from "@/lib/contract/site/setup";
import type { Coordinates } from "@/lib/shared/place/coordinates";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot, FormFrame } from "../../form/form-frame";
import { RecordScreen } from "../../form/record-screen";
import { useOfficeForm } from "../../form/use-office-form";
import { Panel } from "../../frame/panel";
import { PlaceCheck } from "./place-check";
import { coordinatesIn, placeBody, placeDraftOf, placeProblems } from "./place-draft";
import { ClockFields, LanguageFields, MoneyFields } from "./place-fields";
import { PlacePlate } from "./place-plate";
import { PlaceSamples } from "./place-samples";
import { PlaceSearch } from "./place-search";

type Read = (signal?: AbortSignal) => Promise<Result<SetupPlace, CallFailure>>;

/** Place, clock, money, formats and languages in one form. */
export function PlaceStep({ refresh }: { refresh: () => Promise<unknown> }) {
  const read: Read = useCallback(
    (signal) => call("GET /ops/setup/place", { query: {} }, { handled: true, signal }),
    [],
  );
  return (
    <RecordScreen read={read}>
      {(place, edition) => <PlaceForm key={edition} place={place} read={read} refresh={refresh} />}
    </RecordScreen>
  );
}

type Props = {
  place: SetupPlace;
  read: Read;
  refresh: () => Promise<unknown>;
};

/** Fields of the policies, by which a refusal names them. */
const fieldsByPolicy: Readonly<Record<string, string>> = {
  C0080: "country",
  C0090: "languages",
  C0130: "decimals",
  C0140: "roundingUnit",
  C0190: "zone",
  C0200: "dateFormat",
};

function PlaceForm({ place, read, refresh }: Props) {
  const t = useTranslations("ishm.setup.place");
  const form = useOfficeForm({
    record: place,
    draftOf: placeDraftOf,
    check: placeProblems,
    sentenceOf: ({ field }) => (field === "coordinates" ? t("coordinatesNeeded") : null),
    nameOf: (field) => (fieldNames.includes(field) ? t(`fields.${field as "zone"}`) : null),
    send: (draft, saved) =>
      call("PUT /ops/setup/place", { query: {}, body: placeBody(draft, saved) }, { handled: true }),
    read: () => read(),
    refresh,
    fieldOf: ({ code, msgVar: [named = ""] }) => (code === 9001 ? (fieldsByPolicy[named] ?? named) : null),
    onSaved: () => {
      toastBar(t("saved"));
    },
  });
  const { draft } = form;
  const found = coordinatesIn(draft);
  const setPlace = ({ lat, lon }: Coordinates) => form.change({ coordinates: `${lat}, ${lon}` });
  return (
    <FormFrame form={form}>
      <Panel title={t("where")}>
        <div className="grid items-start gap-x-8 gap-y-4 min-[68.75rem]:grid-cols-[22rem_minmax(0,44rem)]">
          <div className="flex flex-col gap-4">
            <PlaceSearch onChoose={setPlace} />
            <TextField
              {...form.text("coordinates")}
              label={t("fields.coordinates")}
              hint={t("coordinatesHint")}
              autoComplete="off"
              spellCheck={false}
              maxLength={300}
            />
            {found ? (
              <PlaceCheck
                place={found}
                zone={draft.zone}
                country={draft.country}
                onZone={(zone) => form.change({ zone })}
              />
            ) : null}
          </div>
          <PlacePlate place={found} disabled={!form.canSave} onMove={setPlace} />
        </div>
      </Panel>
      <div className="grid items-start gap-5 min-[87.5rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-5">
          <ClockFields form={form} />
          <MoneyFields form={form} />
          <LanguageFields form={form} />
        </div>
        <PlaceSamples draft={draft} />
      </div>
      <FormFoot />
    </FormFrame>
  );
}

/** Fields that have a name in the summary of what is wrong. */
const fieldNames: readonly string[] = [
  ...["coordinates", "zone", "country", "currency", "symbol", "locale"],
  ...["decimals", "roundingUnit", "dateFormat", "languages", "defaultLanguage"],
];
