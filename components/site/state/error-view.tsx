"use client";

import { useSearchParams } from "next/navigation";
import { Suspense } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import type { Language } from "@/lib/shared/languages";
import { paths } from "@/lib/web/routing/paths";

type Props = {
  language: Language;
  /** `statusCode` with `{code}`. */
  texts: { title: string; message: string; statusCode: string; toAdmin: string; home: string };
};

/** Title, message, status code, the button to the back office, the way home (seed §2). */
export function ErrorView({ language, texts }: Props) {
  return (
    <main className="page-width py-16">
      <h1 className="font-serif text-title">{texts.title}</h1>
      <p className="mt-6 text-lead text-ink-2">{texts.message}</p>
      <Suspense>
        <StatusLine text={texts.statusCode} />
      </Suspense>
      <p className="mt-10 flex flex-wrap gap-4">
        <a href={language === "en" ? "/" : `/${language}`} className={buttonStyle("primary", "medium")}>
          {texts.home}
        </a>
        <a href={paths.officeHome()} className={buttonStyle("outline", "medium")}>
          {texts.toAdmin}
        </a>
      </p>
    </main>
  );
}

/** The status is in the address, so that the page itself is the same for everybody. */
function StatusLine({ text }: { text: string }) {
  const status = useSearchParams().get("status") ?? "503";
  return <p className="mt-3 text-ink-3">{text.replace("{code}", /^\d{3}$/.test(status) ? status : "503")}</p>;
}
