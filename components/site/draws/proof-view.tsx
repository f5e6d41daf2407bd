import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { HashText } from "@/components/ui/layout/hash-text";
import type { Language } from "@/lib/shared/languages";
import { playDays } from "@/lib/web/draws/words";
import type { Club } from "@/lib/web/queries/club";
import type { DrawNames, DrawPost } from "@/lib/web/queries/draws";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { DrawFrame } from "./draw-frame";
import { ProofDesk } from "./proof-desk";
import { ProofHelp } from "./proof-help";

type Props = { club: Club; language: Language; post: DrawPost; names: DrawNames };

/** The proof of a draw: what the club fixed and when, re-computed by the visitor's own browser. */
export async function ProofView({ club, language, post, names }: Props) {
  const [t, { proof }] = await Promise.all([getTranslations("proof"), getMessages()]);
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const place = { clubCode: club.info.clubCode, language, formats: club.formats };
  return (
    <DrawFrame club={club} language={language}>
      <NextIntlClientProvider locale={language} messages={{ proof }}>
        <ProofDesk
          post={post}
          courses={names.courses}
          place={place}
          postHref={link(paths.draws.post(post.drawPostIdx))}
        >
          <p className="font-semibold text-accent-text">
            <SiteLink href={link(paths.draws.post(post.drawPostIdx))} className="hover:underline">
              {t("from", {
                title: post.title,
                number: post.drawPostIdx,
                days: playDays(post.playDates, language),
              })}
            </SiteLink>
          </p>
          <h1 className="mt-3 max-w-[36rem] font-serif text-title">{t("title")}</h1>
        </ProofDesk>
      </NextIntlClientProvider>
      <ProofHelp namesBeacon={post.beaconRound != null} />
      <noscript>
        <p className="mt-8 text-reading">{t("noScript")}</p>
        <HashText text={post.seedHash} label={t("steps.secret")} />
      </noscript>
    </DrawFrame>
  );
}
