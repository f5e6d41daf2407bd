import { getTranslations } from "next-intl/server";
import { textRows } from "@/lib/shared/texts/text";
import { ClubSection } from "./club-section";

/** What there is to use: a line each, `name | hours | what it is`. */
export async function Facilities({ title }: { title: string }) {
  const t = await getTranslations("club.facilities");
  return (
    <ClubSection id="facilities" title={title}>
      <dl className="grid grid-cols-1 gap-x-16 min-[700px]:grid-cols-2">
        {textRows(t.raw("entries")).map(([name = "", hours = "", text = ""]) => (
          <div key={name} className="border-b border-line py-6 first:pt-0 min-[700px]:nth-2:pt-0">
            <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-serif text-sub text-pine-900">{name}</span>
              {hours ? <span className="text-caption text-ink-2">{hours}</span> : null}
            </dt>
            {text ? <dd className="mt-2 text-ink-2">{text}</dd> : null}
          </div>
        ))}
      </dl>
    </ClubSection>
  );
}
