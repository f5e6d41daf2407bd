import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/form/checkbox-field";
import type { DeskBooking } from "@/lib/contract/bookings/ops-desk";

type Props = { booking: DeskBooking; seen: readonly number[]; onChange: (seen: number[]) => void };

/** Members of the party who have not accepted: whoever stands at the desk is ticked, and pays the own member rate. */
export function SeenMembers({ booking, seen, onChange }: Props) {
  const t = useTranslations("ishm.desk.checkIn");
  const { players, bookingIdx } = booking;
  const asked = players.filter(({ memberIdx, isOwnFee }) => memberIdx !== null && isOwnFee === false);
  if (asked.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="text-caption font-semibold">{t("seen")}</legend>
      {asked.map(({ seq, name }) => (
        <CheckboxField
          key={seq}
          id={`seen-${bookingIdx}-${seq}`}
          label={name}
          checked={seen.includes(seq)}
          onChange={({ target }) =>
            onChange([...seen.filter((one) => one !== seq), ...(target.checked ? [seq] : [])])
          }
        />
      ))}
      <p className="text-caption text-ink-2">{t("seenHint")}</p>
    </fieldset>
  );
}
