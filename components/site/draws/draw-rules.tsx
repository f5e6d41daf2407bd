import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { HashText } from "@/components/ui/layout/hash-text";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import type { DrawNames, DrawPost } from "@/lib/web/queries/draws";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { DrawShares } from "./draw-shares";

type Props = { club: Club; language: Language; post: DrawPost; names: DrawNames };

/** Who may apply, how is drawn, and what the club has fixed before anybody applied; with a result, that leads to the proof. */
export async function DrawRules({ club, language, post, names }: Props) {
  const t = await getTranslations("draws.rules");
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const namesOf = (types: readonly string[]) => types.map((key) => names.memberTypes[key] ?? key).join(", ");
  const types = namesOf(post.memberTypes ?? []);
  const facts = [
    ...(types ? [[t("who"), types]] : []),
    [t("party"), t("partyText", { players: post.minPlayers })],
    [t("order"), t(`modes.${post.mode}`)],
    [t("rule"), t(post.ruleVersion === 1 ? "version1" : "version2")],
  ];
  return (
    <section aria-labelledby="rules-heading">
      <h2 id="rules-heading" className="border-b border-pine-800 pb-4 font-serif text-section">
        {t("title")}
      </h2>
      <dl>
        {facts.map(([term, text]) => (
          <div key={term} className="border-b border-line py-4">
            <dt className="text-caption text-ink-3">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {post.quotas ? <DrawShares quotas={post.quotas} namesOf={namesOf} /> : null}
        <div className="py-4">
          <dt className="text-caption text-ink-3">{t("seedHash")}</dt>
          <dd>
            <HashText text={post.seedHash} label={t("seedHash")} />
            <p className="mt-2 text-ink-2">{t("seedHashText")}</p>
          </dd>
        </div>
      </dl>
      {post.seed === null ? (
        <SiteLink
          href={link(paths.draws.proof(post.drawPostIdx))}
          className="link inline-flex min-h-11 items-center"
        >
          {t("proof")}
        </SiteLink>
      ) : null}
    </section>
  );
}
