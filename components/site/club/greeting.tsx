import { getTranslations } from "next-intl/server";
import { textLines } from "@/lib/shared/texts/text";
import type { Club } from "@/lib/web/queries/club";
import { ClubSection } from "./club-section";

type Props = { club: Club; title: string };

/** The club's welcome in its own words, signed by its head. */
export async function Greeting({ club, title }: Props) {
  const [t, footer] = await Promise.all([getTranslations("club.greeting"), getTranslations("footer")]);
  return (
    <ClubSection id="greeting" title={title}>
      <p className="max-w-[44rem] font-serif text-sub text-pine-900 min-[600px]:text-dialog">
        {t.raw("lead")}
      </p>
      <div className="mt-8 max-w-[40rem] space-y-4 text-reading">
        {textLines(t.raw("text")).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="mt-8 text-ink-2">
        {club.info.clubName}
        <br />
        {footer("ceo", { name: club.info.ceoName })}
      </p>
    </ClubSection>
  );
}
