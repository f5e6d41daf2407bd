import type { Database } from "../../database";
import { faqs } from "../../tables";
import type { Seeding } from "../seeding";
import { stamp, texts } from "./board-seed";

/** The rows of `faqs.json`. */
export async function seedFaqs(tx: Database, seeding: Seeding): Promise<void> {
  const { data } = seeding;
  await tx.insert(faqs).values(
    data.faqs.map(({ faqIdx, questionType, order, viewCount, question, answer }) => ({
      ...stamp(seeding, -200 + faqIdx, "10:00"),
      faqIdx,
      questionType,
      order,
      viewCount,
      ...texts({ question, answer }, ["answer"]),
    })),
  );
}
