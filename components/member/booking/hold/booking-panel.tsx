"use client";

import { useTranslations } from "next-intl";
import type { ReactNode, RefObject } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { CancelRule } from "@/components/member/booking/form/price-table";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { BookingContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import type { BookingDetail, Companion, QuoteAnswer } from "@/lib/contract/bookings/booking-shapes";
import type { SlotDetail } from "@/lib/contract/tee-sheets/tee-sheets";
import { formatMoney } from "@/lib/shared/money/money";
import { isTwoBall, shownTurn } from "@/lib/shared/tee-times/turns";
import { formatDay } from "@/lib/shared/time/deadline";
import type { Held } from "@/lib/web/booking/own-hold";
import type { Party, Seat } from "@/lib/web/booking/party";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { PlayersPart } from "../form/players-part";
import { PriceTable } from "../form/price-table";
import { RoundPart } from "../form/round-part";
import type { Problem } from "../use-book";
import type { NameOf } from "../use-names";
import { HoldClock } from "./hold-clock";
import { type Ended, LapsedNote, ProblemNote } from "./problem-note";

export type PanelProps = {
  context: BookingContext;
  memberIdx: number;
  name: string;
  slot: SlotDetail;
  party: Party;
  companions: readonly Companion[];
  nameOf: NameOf;
  held: Held | null;
  lapsed: Ended | null;
  /** The booking that is to move here, or to get other players. */
  changing: BookingDetail | null;
  quote: QuoteAnswer | undefined;
  quoteProblem: string | null;
  problem: Problem | null;
  isBusy: boolean;
  isHolding: boolean;
  titleRef: RefObject<HTMLHeadingElement | null>;
  isFirst: boolean;
  /** The party of the last round, to be seated by one tap. */
  last: Party | null;
  onParty: (change: Partial<Party>) => void;
  onSeats: (change: (seats: readonly Seat[]) => readonly Seat[]) => void;
  onAgainParty: (party: Party) => void;
  onRenew: () => void;
  onAgain: () => void;
  onLeave: () => void;
  /** Settles when the answer is known. */
  onSend: () => Promise<void>;
};

/** The form of a booking: the held time, the players, the price and the button. On a phone clock and buttons dock to the bottom. */
export function BookingPanel(props: PanelProps) {
  const t = useTranslations("booking.form");
  const { context, slot, party, quote } = props;
  const when = `${formatDay(slot.playDate, context)} ${slot.teeTime}`;
  const where = `${slot.courseName} → ${slot.courseOutName}`;
  const total = quote ? formatMoney(quote.quote.total, context.formats) : "";
  return (
    <SendForm {...props} total={total} summary={`${when}\n${total}`}>
      <h2 id="booking-heading" ref={props.titleRef} tabIndex={-1} className="text-group font-semibold">
        {when}, {where}
      </h2>
      <p className="text-caption text-ink-2">
        {t("round", {
          holes: props.nameOf("holeCodes", party.holeCode),
          count: party.playerCount,
          caddie: props.nameOf("caddieModes", party.caddieMode),
        })}
      </p>
      <SlotRemarks slot={slot} holeCode={party.holeCode} />
      <RoundPart context={context} slot={slot} party={party} nameOf={props.nameOf} onChange={props.onParty} />
      <PlayersPart
        context={context}
        party={party}
        memberIdx={props.memberIdx}
        name={props.name}
        companions={props.companions}
        isFirst={props.isFirst}
        last={props.last}
        onSeats={props.onSeats}
        onAgain={props.onAgainParty}
      />
      {props.quoteProblem === null ? (
        <PriceTable context={context} answer={quote} party={party} name={props.name} />
      ) : (
        <Refusal>{props.quoteProblem}</Refusal>
      )}
      <CancelRule context={context} rule={slot.cancelRule} base={quote?.quote.penaltyBase ?? null} />
    </SendForm>
  );
}

type SendFormProps = PanelProps & { summary: string; total: string; children: ReactNode };

/** The agreement and the buttons. What stands above is given: agreeing and sending draw nothing of it again. */
function SendForm({ children, ...props }: SendFormProps) {
  const t = useTranslations("booking.form");
  const { context, held, lapsed, changing } = props;
  const isNew = changing === null;
  const isDocked = held !== null || (changing !== null && lapsed === null);
  const form = useCheckedForm({
    initial: { agreeRules: false },
    clearsOnChange: true,
    check: ({ agreeRules }) => {
      const isMissing = isNew && !agreeRules;
      if (isMissing) document.getElementById("agreeRules")?.focus();
      return { agreeRules: isMissing ? t("agreeMissing") : undefined };
    },
    send: async () => {
      await props.onSend();
      return null;
    },
  });
  return (
    <section
      aria-labelledby="booking-heading"
      className="flex flex-col border border-pine-900 bg-sheet min-[68.75rem]:scroll-mt-[calc(0.5rem-var(--header-height))] min-[68.75rem]:max-h-[calc(100dvh-3rem)] min-[68.75rem]:overflow-y-auto"
    >
      <div className="px-5 py-5 min-[68.75rem]:px-6">
        {children}
        {isNew ? (
          <div className="mt-4">
            <CheckboxField {...form.box("agreeRules")} label={t("agree")} />
            <a
              href={localePath(paths.guide(), context.language, context.defaultLanguage)}
              target="_blank"
              rel="noopener"
              className="link inline-flex min-h-9 items-center text-caption"
            >
              {t("rules")}
            </a>
          </div>
        ) : null}
      </div>
      {isDocked ? (
        <Dock {...props} isBusy={props.isBusy || form.isBusy} onSend={() => form.submit()} />
      ) : (
        <div className="px-5 pb-5 empty:hidden">
          <ProblemNote problem={props.problem} />
        </div>
      )}
      {lapsed && !held ? (
        <LapsedNote
          lapsed={lapsed}
          isBusy={props.isHolding}
          onAgain={props.onAgain}
          onLeave={props.onLeave}
        />
      ) : null}
    </section>
  );
}

/** That the time is for two at most, and when the second nine begins after lunch. */
function SlotRemarks({ slot, holeCode }: { slot: SlotDetail; holeCode: Party["holeCode"] }) {
  const t = useTranslations("booking.form");
  const { minPlayers, maxPlayers, turnTime = null } = slot;
  const turn = shownTurn({ turnTime, holeCode: holeCode || undefined }).turnTime;
  const remarks = [
    isTwoBall(maxPlayers) && t(minPlayers === maxPlayers ? "twoBallOnly" : "twoBall"),
    turn && t("secondNine", { time: turn }),
  ].filter((remark) => typeof remark === "string" && remark !== "");
  if (remarks.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1 border-s-3 border-line ps-3 text-caption">
      {remarks.map((remark) => (
        <li key={String(remark)}>{remark}</li>
      ))}
    </ul>
  );
}

type DockProps = PanelProps & { summary: string; total: string };

/** The clock and the buttons, in sight while the form scrolls; a refusal is shown above the buttons. */
function Dock({ held, changing, problem, isBusy, isHolding, summary, ...actions }: DockProps) {
  const t = useTranslations("booking.form");
  const price = useTranslations("booking.price");
  const isEdit = changing !== null && !held;
  return (
    <div
      data-slot="dock"
      className="border-t border-line bg-pine-900 max-[68.75rem]:fixed max-[68.75rem]:inset-x-0 max-[68.75rem]:bottom-0 max-[68.75rem]:z-30 min-[68.75rem]:contents"
    >
      {held ? <HoldClock held={held} summary={summary} isBusy={isHolding} onRenew={actions.onRenew} /> : null}
      <div
        data-surface="sheet"
        className="flex flex-wrap gap-3 px-5 pt-1 pb-5 min-[68.75rem]:sticky min-[68.75rem]:z-10 min-[68.75rem]:bottom-0 min-[68.75rem]:border-t min-[68.75rem]:border-line min-[68.75rem]:bg-sheet min-[68.75rem]:px-6 min-[68.75rem]:py-4"
      >
        <div className="w-full empty:hidden">
          <ProblemNote problem={problem} />
        </div>
        {actions.total ? (
          <p className="hidden w-full items-baseline justify-between gap-4 min-[68.75rem]:flex">
            <span className="text-caption text-ink-2">{price("total")}</span>
            <span className="font-serif text-sub text-heading tabular-nums">{actions.total}</span>
          </p>
        ) : null}
        <Button
          variant="outline"
          size="large"
          className="grow max-[68.75rem]:border-on-dark-2 max-[68.75rem]:text-on-dark max-[68.75rem]:hover:bg-pine-800"
          onClick={actions.onLeave}
        >
          {t(isEdit ? "leave" : "release")}
        </Button>
        <Button
          variant="binding"
          size="large"
          className="max-w-full grow-99"
          isBusy={isBusy}
          busyText={t("sending")}
          onClick={actions.onSend}
        >
          {t(changing === null ? "book" : isEdit ? "saveEdit" : "move")}
        </Button>
      </div>
    </div>
  );
}
