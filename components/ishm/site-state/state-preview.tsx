"use client";

import { useTranslations } from "next-intl";
import useSWR from "swr";
import type { SiteStateValue } from "@/lib/contract/site";
import type { Language } from "@/lib/shared/languages";
import { loadMessageFile } from "@/lib/web/office/message-files";
import type { StateText } from "@/lib/web/office/site-state-draft";

type Props = {
  state: Exclude<SiteStateValue, "1">;
  language: Language;
  text: StateText;
  /** A minute of club time, or "". */
  endAt: string;
};

/** The visitor's page in words: what is written, and the page's own words where nothing is. */
export function StatePreview({ state, language, text, endAt }: Props) {
  const t = useTranslations("ishm.siteState");
  const standard = useStandardText(state, language);
  return (
    <figure className="border-t-3 border-primary bg-paper p-6">
      <figcaption className="mb-3 text-chip text-ink-3">{t("preview")}</figcaption>
      <div lang={language}>
        <p className="font-serif text-2xl">{text.title.trim() || standard.title}</p>
        <p className="mt-2 whitespace-pre-line">{text.message.trim() || standard.message}</p>
        {state === "0" && endAt ? <p className="mt-2 text-ink-2">{endAt.replace("T", " ")}</p> : null}
      </div>
    </figure>
  );
}

function useStandardText(state: Props["state"], language: Language): StateText {
  const { data } = useSWR(["message-file-of", language], () => loadMessageFile(language), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  const part = data?.[state === "0" ? "stop" : "close"];
  if (typeof part !== "object") return { title: "", message: "" };
  const { title, defaultMessage } = part;
  return {
    title: typeof title === "string" ? title : "",
    message: typeof defaultMessage === "string" ? defaultMessage : "",
  };
}
