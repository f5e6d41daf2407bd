import { useTranslations } from "next-intl";
import { useSession } from "@/components/feedback/session-provider";
import { SiteLink } from "@/components/site/layout/site-link";
import type { CallOutput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import type { PublishedProof } from "@/lib/web/draws/proof-check";

export type ProofContext = { clubCode: string; language: Language; formats: ClubFormats };

type Props = {
  proof: PublishedProof;
  mine: Entry;
  courses: Readonly<Record<string, string>>;
  place: ProofContext;
  postHref: string;
};

/** The viewer's own entry: its position in the published list, and its result. */
export function MyEntry({ proof, mine, courses, place, postHref }: Props) {
  const t = useTranslations("proof.mine");
  const line = mine.receipt ? (proof.receipts?.indexOf(mine.receipt) ?? -1) + 1 : 0;
  const { result, why } = mine;
  const course = result ? (courses[result.courseCode] ?? result.courseCode) : "";
  return (
    <section aria-labelledby="mine-heading" className="bg-pine-900 px-7 py-8 text-on-dark">
      <h2 id="mine-heading" className="text-caption text-on-dark-2">
        {t("title", { entry: mine.drawIdx })}
      </h2>
      <p className="mt-3 font-serif text-value">
        {why ? t("place", { order: why.order, of: why.of }) : t("state", { state: mine.stateName })}
        {result ? (
          <span className="block">
            {formatDay(result.playDate, place)} {result.teeTime}, {course}
          </span>
        ) : null}
        {mine.reserveNo ? <span className="block">{t("reserve", { number: mine.reserveNo })}</span> : null}
      </p>
      <p className="mt-4">
        {proof.receipts === null ? t("later") : line > 0 ? t("listed", { line }) : t("missing")}
      </p>
      <SiteLink
        href={postHref}
        className="mt-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t("open")}
      </SiteLink>
    </section>
  );
}

type Entry = NonNullable<CallOutput<"GET /reservation/draw/{a}/{b}">>;

/** The signed-in member's own application for a draw, null for everybody else; `isKnown` once that is settled. */
export function useMyEntry(
  drawPostIdx: number,
  { language }: ProofContext,
): { mine: Entry | null; isKnown: boolean } {
  const { session } = useSession();
  const memberIdx = session?.signedIn && !session.user.pending ? session.user.memberIdx : null;
  const { data, error } = useCall(
    memberIdx === null ? null : "GET /reservation/draw/{a}/{b}",
    { params: { a: String(memberIdx), b: String(drawPostIdx) }, query: { lang: language } },
    { handled: true },
  );
  const isRead = memberIdx === null || data !== undefined || error !== undefined;
  return { mine: data ?? null, isKnown: session !== undefined && isRead };
}
