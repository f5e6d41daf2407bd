import type { Database } from "../../database";
import { vocMessages, vocs } from "../../tables";
import type { Seeding } from "../seeding";

/** Inquiries in all states, with the office's answers (domain.md 10); 900001 is Y9's. */
export async function seedVocs(tx: Database, { clubIdx, days, data, authors }: Seeding): Promise<void> {
  const answeredBy = authors.site;
  const at = (moment: { distance: number; timeOfDay: string }) =>
    days.moment(moment.distance, moment.timeOfDay);
  await tx.insert(vocs).values(
    data.vocs.map(({ received, answer, ...voc }) => ({
      ...voc,
      clubIdx,
      isSecret: true,
      ...(answer ? { answeredAt: at(answer), lastAnsweredAt: at(answer), answeredBy } : {}),
      createdAt: at(received),
      updatedAt: at(received),
    })),
  );
  await tx.insert(vocMessages).values(
    data.vocs.flatMap(({ vocIdx, answer }) =>
      answer
        ? {
            clubIdx,
            vocIdx,
            writer: "OFFICE" as const,
            contents: answer.contents,
            createdAt: at(answer),
            createdBy: answeredBy,
          }
        : [],
    ),
  );
}
