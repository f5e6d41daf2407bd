import { useEffect, useState } from "react";
import type { BookingDetail, QuoteAnswer } from "@/lib/contract/bookings/booking-shapes";
import { roundHoles } from "@/lib/contract/code-values/tee-sheets";
import type { SlotDetail } from "@/lib/contract/tee-sheets/tee-sheets";
import type { Language } from "@/lib/shared/languages";
import { useCall } from "@/lib/web/api/use-call";
import { bookingInput } from "@/lib/web/booking/input";
import type { Party } from "@/lib/web/booking/party";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";

type Asked = {
  clubCode: string;
  memberIdx: number;
  slot: SlotDetail | undefined;
  party: Party | null;
  changing: BookingDetail | null;
};

/** The price of the round for the present input; the last price is shown until the next one arrives. */
export function useQuote(
  { clubCode, memberIdx, slot, party, changing }: Asked,
  language: Language,
): { quote: QuoteAnswer | undefined; quoteProblem: string | null } {
  const input =
    slot && party ? bookingInput({ clubCode, memberIdx, sheetIdx: slot.sheetIdx, party, changing }) : null;
  const { agreeRules: _agreed, version: _version, ...body } = input ?? emptyInput;
  const { data, error } = useCall(
    input ? "POST /ext/booking-quote" : null,
    { query: {}, body },
    { handled: true, keepPreviousData: true, revalidateOnFocus: false, revalidateIfStale: false },
  );
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (!error) setProblem(null);
    else
      void failureSentence(error, language).then((text) => {
        if (isWanted) setProblem(text);
      });
    return () => {
      isWanted = false;
    };
  }, [error, language]);
  return { quote: data, quoteProblem: problem };
}

const emptyInput = bookingInput({
  clubCode: "",
  memberIdx: 0,
  sheetIdx: 0,
  party: { playerCount: 1, holeCode: roundHoles.eighteen, caddieMode: "C", couponIdx: null, seats: [] },
  changing: null,
});
