import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Chip } from "@/components/ui/chip";
import { RichText } from "@/components/ui/layout/rich-text";
import type { Language } from "@/lib/shared/languages";
import { stateTone } from "@/lib/web/draws/state-tone";
import { playDays } from "@/lib/web/draws/words";
import type { Club } from "@/lib/web/queries/club";
import type { DrawNames, DrawPost } from "@/lib/web/queries/draws";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { DrawFrame } from "./draw-frame";
import { DrawResult } from "./draw-result";
import { DrawRules } from "./draw-rules";
import { DrawTimes } from "./draw-times";
import { LiveOdds } from "./live-odds";

type Props = {
  club: Club;
  language: Language;
  post: DrawPost;
  names: DrawNames;
  /** What is the viewer's own; it arrives after the page. */
  children: ReactNode;
};

/** A draw as everybody sees it: times, demand and rules; the viewer's own part stands beside them. */
export async function DrawPostView({ club, language, post, names, children }: Props) {
  const [t, { draws }] = await Promise.all([getTranslations("draws.post"), getMessages()]);
  const courses = post.courseCodes.map((code) => names.courses[code] ?? code).join(", ");
  const place = { clubCode: club.info.clubCode, language };
  return (
    <DrawFrame club={club} language={language}>
      <header className="max-w-[52rem]">
        <p className="mb-3 flex flex-wrap items-center gap-3">
          <Chip tone={stateTone(post.state)}>{post.stateName ?? post.state}</Chip>
          <span className="font-semibold text-accent-text">
            {t("number", { number: post.drawPostIdx, days: playDays(post.playDates, language) })}
          </span>
        </p>
        <h1 className="font-serif text-title">{post.title}</h1>
        <p className="mt-4 text-lead text-ink-2">
          {t("lead", { slots: post.slotCount, courses, choices: post.maxChoices })}
        </p>
      </header>
      <RichText html={post.contents} className="mt-6 max-w-[40rem]" />
      <div className="mt-14 grid grid-cols-1 items-start gap-x-16 gap-y-16 min-[1100px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="min-w-0">{children}</div>
        <div className="grid min-w-0 grid-cols-1 gap-14">
          {post.seed === null ? null : (
            <DrawResult
              proofHref={localePath(paths.draws.proof(post.drawPostIdx), language, club.defaultLanguage)}
            />
          )}
          <NextIntlClientProvider locale={language} messages={{ draws: { odds: draws.odds } }}>
            <LiveOdds post={post} names={names} place={place} />
          </NextIntlClientProvider>
          <DrawTimes post={post} formats={club.formats} />
          <DrawRules {...{ club, language, post, names }} />
        </div>
      </div>
    </DrawFrame>
  );
}
