import { getTranslations } from "next-intl/server";
import { buttonStyle } from "@/components/ui/button-style";
import { termTypeCode } from "@/lib/contract/code-values/terms";
import { type Measuring, measuringOf } from "@/lib/shared/measuring";
import { withGap } from "@/lib/shared/texts/sentences";
import type { Club } from "@/lib/web/queries/club";
import type { getTermsInForce } from "@/lib/web/queries/terms";
import { paths } from "@/lib/web/routing/paths";
import { SiteLink } from "../site-link";

const script = "/consent/consent.js";

type FrameTerms = Awaited<ReturnType<typeof getTermsInForce>>;
type Props = { club: Club; terms: FrameTerms; link: (path: string) => string };

/**
 * Asks before visits are counted. It is in the page of a club that counts, hidden; a script of its own, in no bundle, shows
 * it to whoever has not answered yet (public/consent/consent.js).
 */
export async function ConsentBar({ club, terms, link }: Props) {
  const measuring = measuringOf(club.addition.gaId);
  return measuring ? <Question measuring={measuring} terms={terms} link={link} /> : null;
}

async function Question({ measuring, terms, link }: Omit<Props, "club"> & { measuring: Measuring }) {
  const t = await getTranslations("footer.consent");
  const policy = terms.find(({ termType }) => termType === termTypeCode.privacyPolicy);
  return (
    <>
      <script async src={script} data-measure={measuring.id} />
      <section
        aria-label={t("title")}
        data-print="none"
        className="fixed inset-x-0 bottom-0 z-40 hidden border-t-3 border-primary bg-sheet pb-[env(safe-area-inset-bottom)] text-ink shadow-pop [html[data-consent=ask]_&]:block"
      >
        <div className="page-width flex flex-col gap-x-8 gap-y-3 py-4 min-[60rem]:flex-row min-[60rem]:items-center">
          <p className="text-caption min-[60rem]:flex-1">
            {withGap(t(measuring.kind === "GA" ? "google" : "plausible"))}
            {policy ? (
              <SiteLink href={link(paths.agreement(policy.termsIdx))} className="link">
                {policy.title}
              </SiteLink>
            ) : null}
          </p>
          <div className="flex gap-3">
            {(["no", "yes"] as const).map((answer) => (
              <button
                key={answer}
                type="button"
                data-consent={answer}
                className={`${buttonStyle("outline", "small")} flex-1 min-[60rem]:flex-none`}
              >
                {t(answer)}
              </button>
            ))}
          </div>
        </div>
      </section>
    </>
  );
}

/** Opens the question again; only in the footer of a club that counts. */
export async function ConsentButton({ club }: { club: Club }) {
  if (!measuringOf(club.addition.gaId)) return null;
  const t = await getTranslations("footer.consent");
  return (
    <li>
      <button type="button" data-consent="open" className="footer-link cursor-pointer">
        {t("change")}
      </button>
    </li>
  );
}
