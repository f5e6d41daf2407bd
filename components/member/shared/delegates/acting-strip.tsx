"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { Refusal } from "@/components/member/shared/layout/refusal";
import { Button } from "@/components/ui/button";
import { inLanguageOf } from "@/lib/web/runtime/addresses";
import { page } from "@/lib/web/runtime/page";
import { pagesFor, useActing, useActingFor } from "./use-acting";

/** In whose name everything on this page is done: above it all, in sight while one scrolls, in the title of the window. */
export function ActingStrip() {
  const acting = useActingFor();
  return acting ? <Strip {...acting} /> : null;
}

/** The same above a part of a page whose parts stand far apart: the strip and its part are one piece, while somebody acts. */
export function UnderStrip({ children }: { children: ReactNode }) {
  const acting = useActingFor();
  if (!acting) return children;
  return (
    <div>
      <Strip {...acting} />
      {children}
    </div>
  );
}

function Strip(acting: NonNullable<ReturnType<typeof useActingFor>>) {
  const t = useTranslations("account.shared.acting");
  const { stop, isBusy, failure } = useActing();
  const inName = t("inName", { name: acting.name });
  useTitleMark(t("title", { name: acting.name }));
  return (
    // Without a box of its own: the name stays in sight over the whole page, the rest scrolls away.
    <aside aria-label={inName} className="contents">
      <p className="sticky top-0 z-20 border-s-8 border-bark bg-pine-900 px-5 py-3 text-lead font-semibold text-on-dark">
        {inName}
      </p>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-2 border-s-8 border-bark bg-pine-900 px-5 pb-3 text-on-dark">
        <nav aria-label={t("pages")} className="min-w-0 flex-1 basis-56">
          <ul className="flex flex-wrap gap-x-5">
            {pagesFor(acting.acts).map(({ part, path }) => (
              <li key={part}>
                <MemberLink
                  href={inLanguageOf(page.path(), path())}
                  className="inline-flex min-h-11 items-center text-caption underline underline-offset-4"
                >
                  {t(`parts.${part}`)}
                </MemberLink>
              </li>
            ))}
          </ul>
        </nav>
        <Button
          variant="outline"
          size="touch"
          className="border-on-dark-2 text-on-dark hover:bg-pine-800"
          isBusy={isBusy}
          onClick={() => void stop(acting)}
        >
          {acting.isMember ? t("stop") : t("signOut")}
        </Button>
        <Refusal>{failure}</Refusal>
      </div>
    </aside>
  );
}

/** Begins the title of the window with the name, on every page that is opened under the strip. */
function useTitleMark(prefix: string): void {
  useEffect(() => {
    const mark = () => {
      if (!document.title.startsWith(prefix)) document.title = `${prefix} ${document.title}`;
    };
    mark();
    const titles = new MutationObserver(mark);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      titles.disconnect();
      document.title = document.title.replace(`${prefix} `, "");
    };
  }, [prefix]);
}

/** Stands in place of a page that is for the member alone. */
export function NotForDelegates(): ReactNode {
  const t = useTranslations("account.shared.acting");
  return <p className="text-reading text-ink-2">{t("notHere")}</p>;
}
