import { getTranslations } from "next-intl/server";
import { textRows } from "@/lib/shared/texts/text";
import { ClubSection } from "./club-section";

/** The club's years: a line each, `year | what happened`; a line without a year only tells. */
export async function History({ title }: { title: string }) {
  const t = await getTranslations("club.history");
  return (
    <ClubSection id="history" title={title}>
      <ol>
        {textRows(t.raw("entries")).map(([first = "", event = ""]) => (
          <li
            key={`${first} ${event}`}
            className="flex flex-col gap-x-10 gap-y-1 border-b border-line py-5 first:pt-0 min-[600px]:flex-row min-[600px]:items-baseline"
          >
            {event ? (
              <span className="w-28 shrink-0 font-serif text-dialog text-pine-700">{first}</span>
            ) : null}
            <span className="max-w-[38rem]">{event || first}</span>
          </li>
        ))}
      </ol>
    </ClubSection>
  );
}
