"use client";

import { useTranslations } from "next-intl";
import type { BookingContext } from "@/components/member/shared/page-context";
import type { QuoteAnswer } from "@/lib/contract/bookings/booking-shapes";
import type { SlotDetail } from "@/lib/contract/tee-sheets/tee-sheets";
import { formatMoney } from "@/lib/shared/money/money";
import { joinSentences } from "@/lib/shared/texts/sentences";
import { formatDeadline } from "@/lib/shared/time/deadline";
import type { Party, Seat } from "@/lib/web/booking/party";
import { serverClock } from "@/lib/web/runtime/server-clock";

type Props = { context: BookingContext; answer: QuoteAnswer | undefined; party: Party; name: string };

/** The price of the round: green fees by player, cart and caddie, the coupon, the total and each player's share. */
export function PriceTable({ context, answer, party, name }: Props) {
  const t = useTranslations("booking.price");
  if (!answer) return <p className="mt-6 text-caption text-ink-3">{t("counting")}</p>;
  const { quote, greenFees, ownFees } = answer;
  const money = (amount: number | string) => formatMoney(amount, context.formats);
  const amounts = (each: readonly (number | string)[]) => [...new Set(each.map(money))].join(" / ");
  const nameAt = (seat: number) =>
    nameOf(seat === 0 ? name : party.seats[seat - 1]) ?? t("unnamed", { seat: seat + 1 });
  const hasAsked = party.seats.some((seat, index) => isMember(seat) && !ownFees[index + 1]);
  const rows = [
    ...greenFees.map((fee, seat) => ({
      key: `seat ${seat}`,
      term: nameAt(seat),
      note: ownFees[seat] ? null : ` ${t("companionRate")}`,
      amount: money(fee),
    })),
    { key: "cart", term: t("cart"), amount: money(quote.cartFee) },
    { key: "caddie", term: t("caddie"), amount: money(quote.caddieFee) },
    ...(Number(quote.discount) > 0
      ? [{ key: "coupon", term: t("coupon"), amount: `−${money(quote.discount)}`, isGood: true }]
      : []),
  ];
  return (
    <section aria-labelledby="price-heading" className="mt-6">
      <h3 id="price-heading" className="mb-2 text-group font-semibold">
        {t("title")}
      </h3>
      <dl className="tabular-nums">
        {rows.map(({ key, term, amount, ...row }) => (
          <div
            key={key}
            className={`flex flex-wrap justify-between gap-x-4 py-1.5 ${"isGood" in row ? "text-ok" : ""}`}
          >
            <dt>
              {term}
              {"note" in row ? <span className="text-caption text-ink-2">{row.note}</span> : null}
            </dt>
            <dd className="ms-auto">{amount}</dd>
          </div>
        ))}
        <div className="mt-2 flex flex-wrap items-end justify-between gap-x-4 rule-top pt-3">
          <dt className="text-caption text-ink-2">{t("total")}</dt>
          <dd className="ms-auto font-serif text-value text-heading" data-testid="total">
            {money(quote.total)}
          </dd>
        </div>
      </dl>
      <p className="text-caption text-ink-2">
        {joinSentences([
          greenFees.length > 1 &&
            t("explained", { own: money(greenFees[0] ?? 0), companion: amounts(greenFees.slice(1)) }),
          t("shared", { amounts: amounts(quote.perPlayer) }),
        ])}
      </p>
      {hasAsked ? <p className="mt-2 text-caption text-ink-2">{t("afterYes")}</p> : null}
    </section>
  );
}

function nameOf(seat: Seat | string | undefined): string | undefined {
  if (typeof seat !== "object") return seat;
  return seat.kind === "open" ? undefined : seat.name;
}

function isMember(seat: Seat): boolean {
  return seat.kind === "member" || (seat.kind === "kept" && seat.companionRef !== null);
}

type CancelRuleProps = {
  context: BookingContext;
  rule: SlotDetail["cancelRule"];
  base: number | string | null;
};

/** Until when cancelling is free, and what each later stage costs, with exact times. */
export function CancelRule({ context, rule, base }: CancelRuleProps) {
  const { formats } = context;
  const t = useTranslations("booking.rule");
  const isFree = Date.parse(rule.freeUntil) > serverClock.now();
  const upcoming = rule.stages.filter(({ until }) => until === null || Date.parse(until) > serverClock.now());
  const fine = (percent: number) =>
    base === null ? "" : formatMoney(Math.round((Number(base) * percent) / 100), formats);
  return (
    <div className="mt-5 bg-paper-2 px-4 py-3 text-caption">
      <p>
        <strong className="font-semibold">
          {isFree ? t("freeUntil", { time: formatDeadline(rule.freeUntil, context) }) : t("freeOver")}
        </strong>{" "}
        {isFree ? t("after") : null}
      </p>
      <details className="mt-1">
        <summary className="link inline-flex min-h-9 cursor-pointer items-center">{t("stages")}</summary>
        <ul className="mt-1 list-disc ps-5">
          {upcoming.map(({ stage, until, percent, days }) => (
            <li key={stage}>
              {until === null
                ? t("noShow", { percent, fine: fine(percent), days })
                : t("until", { time: formatDeadline(until, context), percent, fine: fine(percent), days })}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
