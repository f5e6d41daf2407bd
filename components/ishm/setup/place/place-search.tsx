import { Combobox } from "@base-ui/react/combobox";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field, fieldWiring } from "@/components/form/field";
import { control } from "@/components/ui/input";
import { type City, findCities } from "@/lib/shared/place/cities";
import { useOffice } from "../../frame/root/office-context";

const id = "place-search";
const list =
  "max-h-72 w-(--anchor-width) min-w-64 overflow-y-auto overscroll-contain rounded-control border border-line-2 " +
  "bg-sheet text-ink shadow-pop outline-none empty:hidden";
const option =
  "flex min-h-9 cursor-default flex-wrap items-center gap-x-3 px-3 py-1.5 outline-none " +
  "data-highlighted:bg-hover data-selected:bg-selected";

/** Goes to a known city by its name in any language: the place is then set from there. */
export function PlaceSearch({ onChoose }: { onChoose: (city: City) => void }) {
  const t = useTranslations("ishm.setup.place.search");
  const { language } = useOffice();
  const [typed, setTyped] = useState("");
  const found = findCities(typed);
  const regions = new Intl.DisplayNames([language], { type: "region" });
  const texts = { label: t("label"), hint: t("hint") };
  const nameOf = (city: City) => city.names[language];
  return (
    <Field id={id} {...texts}>
      <Combobox.Root<City>
        items={found}
        filter={null}
        itemToStringLabel={nameOf}
        onInputValueChange={setTyped}
        onValueChange={(city) => {
          if (city) onChoose(city);
        }}
      >
        <Combobox.Input {...fieldWiring(id, texts)} autoComplete="off" className={control} />
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} className="z-50">
            <Combobox.Popup className={list}>
              <Combobox.Status className="px-3 py-2 text-ink-2 empty:hidden">
                {typed === "" ? null : t("found", { count: found.length })}
              </Combobox.Status>
              <Combobox.List>
                {(city: City) => (
                  <Combobox.Item key={`${city.names.en}${city.country}`} value={city} className={option}>
                    <span className="font-medium">{nameOf(city)}</span>
                    <span className="text-ink-2">{regions.of(city.country) ?? city.country}</span>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </Field>
  );
}
