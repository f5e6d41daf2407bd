import { NextIntlClientProvider, useTranslations } from "next-intl";
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
import { ProofViewer } from "./proof-viewer";

type Props = { club: Club; language: Language; post: DrawPost; names: DrawNames };

/** The proof of a draw: what the club fixed and when, re-computed by the visitor's own browser. */
export async function ProofView({ club, language, post, names }: Props) {
  const [t, { proof }] = await Promise.all([getTranslations("proof"), getMessages()]);
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const place = { clubCode: club.info.clubCode, language, formats: club.formats };
  return (
    <DrawFrame club={club} language={language}>
      <NextIntlClientProvider locale={language} messages={{ proof }}>
        <ProofViewer
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
                days: playDays(post.playDates, { language, formats: club.formats }),
              })}
            </SiteLink>
          </p>
          <h1 className="mt-3 max-w-[36rem] font-serif text-title">{t("title")}</h1>
        </ProofViewer>
      </NextIntlClientProvider>
      <ProofFormulas />
      <ProofHelp namesBeacon={post.beaconRound != null} />
      <noscript>
        <p className="mt-8 text-reading">{t("noScript")}</p>
        <HashText text={post.seedHash} label={t("steps.secret")} />
      </noscript>
    </DrawFrame>
  );
}

const formulas = ["secret", "u", "key", "weight", "receipt", "order"] as const;

/** All that decides, as formulas, and the script that draws again by them. */
export function ProofFormulas() {
  const t = useTranslations("proofHelp.formulas");
  return (
    <section aria-labelledby="formulas-heading" className="mt-16">
      <h2 id="formulas-heading" className="font-serif text-section">
        {t("title")}
      </h2>
      <p className="mt-4 max-w-[44rem] text-ink-2">{t("lead")}</p>
      <ul className="mt-6 grid max-w-[52rem] list-disc gap-3 ps-5">
        {formulas.map((name) => (
          <li key={name}>{t(name)}</li>
        ))}
      </ul>
      <p className="mt-6">
        <a href="/draw-check/draw-check.mjs" download className="link inline-flex min-h-11 items-center">
          {t("script")}
        </a>
      </p>
    </section>
  );
}

type ProofHelpProps = { namesBeacon: boolean };

const proves = ["fixed", "computed", "byHand"] as const;
const cannot = ["rewritten", "people", "factors", "absent", "given"] as const;
const yourself = ["keep", "look", "download", "ask"] as const;

/** In plain words: what a right check proves, what nobody can prove with it, and what an applicant can do. */
export function ProofHelp({ namesBeacon }: ProofHelpProps) {
  const t = useTranslations("proofHelp");
  return (
    <section aria-labelledby="help-heading" className="mt-16">
      <h2 id="help-heading" className="font-serif text-section">
        {t("title")}
      </h2>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 min-[56.25rem]:grid-cols-3">
        <Part title={t("proves.title")} lines={proves.map((name) => t(`proves.${name}`))} />
        <Part
          title={t("cannot.title")}
          lines={[
            t(namesBeacon ? "cannot.beacon" : "cannot.noBeacon"),
            ...cannot.map((name) => t(`cannot.${name}`)),
          ]}
        />
        <Part
          title={t("yourself.title")}
          lines={[
            ...yourself.map((name) => t(`yourself.${name}`)),
            ...(namesBeacon ? [t("yourself.beacon")] : []),
          ]}
        />
      </div>
    </section>
  );
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="text-lead font-semibold">{title}</h3>
      <ul className="mt-3 grid list-disc gap-3 ps-5 text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
