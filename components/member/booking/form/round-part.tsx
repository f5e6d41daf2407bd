"use client";

import { useTranslations } from "next-intl";
import { RadioField } from "@/components/form/radio-field";
import { SelectField } from "@/components/form/select-field";
import type { BookingContext } from "@/components/member/shared/page-context";
import type { SlotDetail } from "@/lib/contract/tee-sheets/tee-sheets";
import { formatMoney } from "@/lib/shared/money/money";
import { type Party, resized } from "@/lib/web/booking/party";
import type { NameOf } from "../use-names";

type Props = {
  context: BookingContext;
  slot: SlotDetail;
  party: Party;
  nameOf: NameOf;
  onChange: (change: Partial<Party>) => void;
};

/** How many play, how many holes, with or without a caddie; a choice of one is no question. */
export function RoundPart({ context, slot, party, nameOf, onChange }: Props) {
  const t = useTranslations("booking.form");
  const counts = Array.from(
    { length: slot.maxPlayers - slot.minPlayers + 1 },
    (_, more) => slot.minPlayers + more,
  );
  const options = (set: "holeCodes" | "caddieModes", keys: readonly string[]) =>
    keys.map((key) => ({ value: key, label: nameOf(set, key) }));
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      {counts.length > 1 ? (
        <RadioField
          label={t("playerCount")}
          name="playerCount"
          value={String(party.playerCount)}
          onChange={({ target }) => onChange(resized(party, Number(target.value)))}
          options={counts.map((count) => ({ value: String(count), label: t("playersOf", { count }) }))}
        />
      ) : null}
      {slot.holeCodes.length > 1 ? (
        <RadioField
          label={t("holes")}
          name="holeCode"
          value={party.holeCode}
          onChange={({ target }) =>
            onChange({ holeCode: slot.holeCodes.find((code) => code === target.value) })
          }
          options={options("holeCodes", slot.holeCodes)}
        />
      ) : null}
      {slot.caddieModes.length > 1 ? (
        <RadioField
          label={t("caddie")}
          name="caddieMode"
          value={party.caddieMode}
          onChange={({ target }) =>
            onChange({ caddieMode: slot.caddieModes.find((mode) => mode === target.value) })
          }
          options={options("caddieModes", slot.caddieModes)}
        />
      ) : null}
      {slot.coupons.length > 0 ? (
        <SelectField
          label={t("coupon")}
          name="couponIdx"
          placeholder={t("noCoupon")}
          value={party.couponIdx === null ? "" : String(party.couponIdx)}
          onChange={({ target }) => onChange({ couponIdx: target.value ? Number(target.value) : null })}
          options={slot.coupons.map(({ couponIdx, couponName, discount }) => ({
            value: String(couponIdx),
            label: t("couponOf", { name: couponName, discount: formatMoney(discount, context.formats) }),
          }))}
        />
      ) : null}
    </div>
  );
}
