import type { Database } from "../../database";
import { faqs } from "../../tables";
import type { DemoDays } from "../play/demo-day";
import { type Said, stamp, texts } from "./board-seed";
import { bookingFaqs } from "./booking-faqs";
import { clubFaqs } from "./club-faqs";

/** Twenty questions over eight types (domain.md 10); 3 is P8's. */
export async function seedFaqs(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  await tx.insert(faqs).values(
    [...bookingFaqs, ...clubFaqs].map(([[faqIdx, questionType, order, viewCount], questions, answers]) => ({
      ...stamp(clubIdx, days, -200 + faqIdx, "10:00"),
      faqIdx,
      questionType,
      order,
      viewCount,
      ...texts({ question: byLanguage(questions), answer: byLanguage(answers) }, ["answer"]),
    })),
  );
}

function byLanguage([en, ko, ja, zh]: readonly [string, string, string, string]): Said {
  return { en, ko, ja, zh };
}
