import { clsx } from "clsx";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { SiteLink } from "@/components/site/layout/site-link";
import { buttonStyle } from "@/components/ui/button-style";
import { Chip } from "@/components/ui/chip";
import { HashText } from "@/components/ui/layout/hash-text";
import { RichText } from "@/components/ui/layout/rich-text";
import { Sign } from "@/components/ui/layout/signs";
import type { Language } from "@/lib/shared/languages";
import { type DayWriter, formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { webNow } from "@/lib/web/clock";
import { drawTimeline, stateTone, type TimelineStep } from "@/lib/web/draws/timeline";
import { playDays } from "@/lib/web/draws/words";
import type { Club } from "@/lib/web/queries/club";
import type { DrawNames, DrawPost } from "@/lib/web/queries/draws";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { DrawFrame } from "./draw-frame";
import { LiveOdds } from "./live-odds";

type Props = {
  club: Club;
  language: Language;
  post: DrawPost;
  names: DrawNames;
  /** The viewer's own part; it is loaded after the page. */
  children: ReactNode;
};

/** A draw as everybody sees it: times, demand and rules, with the viewer's own part next to them. */
export async function DrawPostView({ club, language, post, names, children }: Props) {
  const [t, { draws }] = await Promise.all([getTranslations("draws.post"), getMessages()]);
  const courses = post.courseCodes.map((code) => names.courses[code] ?? code).join(", ");
  const writer = { language, formats: club.formats };
  const { drawPostIdx, state, slotCount, applicantCount, bands } = post;
  const days = Object.fromEntries(bands.map(({ playDate }) => [playDate, formatDay(playDate, writer)]));
  return (
    <DrawFrame club={club} language={language}>
      <header className="max-w-[52rem]">
        <p className="mb-3 flex flex-wrap items-center gap-3">
          <Chip tone={stateTone(post.state)}>{post.stateName ?? post.state}</Chip>
          <span className="font-semibold text-accent-text">
            {t("number", {
              number: post.drawPostIdx,
              days: playDays(post.playDates, { language, formats: club.formats }),
            })}
          </span>
        </p>
        <h1 className="font-serif text-title">{post.title}</h1>
        <p className="mt-4 text-lead text-ink-2">
          {t("lead", { slots: post.slotCount, courses, choices: post.maxChoices })}
        </p>
      </header>
      <RichText html={post.contents} className="mt-6 max-w-[40rem]" />
      <div className="mt-14 grid grid-cols-1 items-start gap-x-16 gap-y-16 min-[68.75rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="min-w-0">{children}</div>
        <div className="grid min-w-0 grid-cols-1 gap-14">
          {post.seed === null ? null : (
            <DrawResult
              proofHref={localePath(paths.draws.proof(post.drawPostIdx), language, club.defaultLanguage)}
            />
          )}
          <NextIntlClientProvider locale={language} messages={{ draws: { odds: draws.odds } }}>
            <LiveOdds
              post={{ drawPostIdx, state, slotCount, applicantCount, bands }}
              names={names}
              days={days}
              clubCode={club.info.clubCode}
              language={language}
            />
          </NextIntlClientProvider>
          <DrawTimes post={post} writer={writer} />
          <DrawRules club={club} language={language} post={post} names={names} />
        </div>
      </div>
    </DrawFrame>
  );
}

type DrawTimesProps = { post: DrawPost; writer: DayWriter };

/** The steps of a draw with their exact times; the current one is named in text too. */
async function DrawTimes({ post, writer }: DrawTimesProps) {
  const t = await getTranslations("draws.times");
  const steps = drawTimeline(post, new Date(webNow()));
  const nameOf = ({ name }: TimelineStep) =>
    name === "decline" && post.isManualConfirm ? t("confirm") : t(name);
  return (
    <section aria-labelledby="times-heading">
      <h2 id="times-heading" className="rule-bottom pb-4 font-serif text-section">
        {t("title")}
      </h2>
      <ol>
        {steps.map((step) => (
          <li
            key={step.name}
            className={clsx(
              "grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 border-b border-line py-4",
              step.state === "now" && "border-s-4 border-s-bark ps-3",
            )}
          >
            <span aria-hidden="true" className="pt-1 text-ink-3">
              {step.state === "over" ? <Sign name="check" /> : null}
            </span>
            <div className="flex flex-wrap justify-between gap-x-6">
              <p className="font-semibold">
                {nameOf(step)}
                <span className="ms-3 text-caption font-normal text-ink-3">{t(step.state)}</span>
              </p>
              <p className="text-ink-2">
                <time dateTime={step.from}>{formatDeadline(step.from, writer)}</time>
                {step.to ? (
                  <>
                    {" – "}
                    <time dateTime={step.to}>{formatDeadline(step.to, writer)}</time>
                  </>
                ) : null}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-caption text-ink-3">{t("zone", { zone: writer.formats.standardTimeZone })}</p>
    </section>
  );
}

type DrawRulesProps = { club: Club; language: Language; post: DrawPost; names: DrawNames };

/** Who may apply, how is drawn, and what the club has fixed before anybody applied; with a result, that leads to the proof. */
async function DrawRules({ club, language, post, names }: DrawRulesProps) {
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
      <h2 id="rules-heading" className="rule-bottom pb-4 font-serif text-section">
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

type DrawSharesProps = {
  quotas: NonNullable<DrawPost["quotas"]>;
  namesOf: (memberTypes: readonly string[]) => string;
};

/** A row of the rules: which share of the times goes to whom, in the order of serving (domain.md 7.9.5). */
function DrawShares({ quotas, namesOf }: DrawSharesProps) {
  const t = useTranslations("draws.rules");
  return (
    <div className="border-b border-line py-4">
      <dt className="text-caption text-ink-3">{t("shares")}</dt>
      <dd>
        <ol className="list-decimal ps-5">
          {quotas.map(({ memberTypes, weekdayPercent, weekendPercent }) => (
            <li key={memberTypes.join(" ")}>
              {t("share", {
                types: namesOf(memberTypes),
                weekday: weekdayPercent,
                weekend: weekendPercent,
              })}
            </li>
          ))}
        </ol>
        <p className="mt-2 text-ink-2">{t("sharesOrder")}</p>
      </dd>
    </div>
  );
}

/** Of an announced draw: where everybody sees what each application came to. */
async function DrawResult({ proofHref }: { proofHref: string }) {
  const t = await getTranslations("draws.result");
  return (
    <section aria-labelledby="result-heading">
      <h2 id="result-heading" className="rule-bottom pb-4 font-serif text-section">
        {t("title")}
      </h2>
      <p className="mt-4 text-ink-2">{t("text")}</p>
      <SiteLink href={proofHref} className={buttonStyle("outline", "medium", "mt-5")}>
        {t("link")}
      </SiteLink>
    </section>
  );
}
