"use client";

import { useTranslations } from "next-intl";
import { MemberLink } from "@/components/member/layout/member-link";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import type { BookingPlace } from "./place";

const targets = {
  waiting: paths.my.waitings(),
  draw: paths.draws.list(),
  team: paths.teams.list(),
} as const;

/** The further ways to a tee time, each under the hash and the name of its menu. */
export function WaysPart({ place }: { place: BookingPlace }) {
  const t = useTranslations("booking.ways");
  return (
    <div className="grid grid-cols-1 gap-14">
      {place.ways.map(({ id, name }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-heading`}
          className="grid grid-cols-1 gap-x-12 gap-y-4 border-t border-pine-800 pt-6 min-[900px]:grid-cols-[27rem_1fr]"
        >
          <h2 id={`${id}-heading`} tabIndex={-1} className="font-serif text-section">
            {name}
          </h2>
          <div className="max-w-[40rem]">
            <p className="text-reading text-ink-2">{t(id)}</p>
            <MemberLink
              href={localePath(targets[id], place.language, place.defaultLanguage)}
              className="link mt-2 inline-flex min-h-11 items-center"
            >
              {t("open", { way: name })}
            </MemberLink>
          </div>
        </section>
      ))}
    </div>
  );
}
