"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { Refusal } from "@/components/member/shared/layout/refusal";
import { Button } from "@/components/ui/button";
import { inLanguageOf } from "@/lib/web/runtime/addresses";
import { ActingName } from "./acting-name";
import { useActing } from "./acting-session";
import { pagesFor, type useActingFor } from "./use-acting";

/** Name, pages of the permission and the way out; the title of the window begins with the name. */
export function Strip(acting: NonNullable<ReturnType<typeof useActingFor>>) {
  const t = useTranslations("account.shared.acting");
  const { stop, isBusy, failure } = useActing();
  const here = usePathname();
  const inName = t("inName", { name: acting.name });
  useTitleMark(t("title", { name: acting.name }));
  return (
    // Without a box of its own: the name stays in sight over the whole page, the rest scrolls away.
    <aside aria-label={inName} className="contents">
      <ActingName name={acting.name} />
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-2 border-s-8 border-bark bg-pine-900 px-5 pb-3 text-on-dark">
        <nav aria-label={t("pages")} className="min-w-0 flex-1 basis-56">
          <ul className="flex flex-wrap gap-x-5">
            {pagesFor(acting.acts).map(({ part, path }) => (
              <li key={part}>
                <MemberLink
                  href={inLanguageOf(here, path())}
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
