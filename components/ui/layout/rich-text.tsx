import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import { richTextPage } from "@/lib/shared/texts/rich-text-page";
import { VideoStarter } from "./video-starter";

type Props = { html: string; lang?: string; className?: string };

/** Text that an admin wrote; cleaned here once more, with the same allow-list as when it was stored (S-74). */
export function RichText({ html, lang, className }: Props) {
  const t = useTranslations("richText");
  const clean = sanitizeRichText(html);
  const page = richTextPage(clean, {
    info: t("info"),
    caution: t("caution"),
    table: t("table"),
    play: (title) => t("play", { title }),
    host: (name) => t("host", { name }),
  });
  return (
    <>
      <div lang={lang} className={clsx("prose", className)} dangerouslySetInnerHTML={{ __html: page }} />
      {clean.includes("<figure") ? <VideoStarter /> : null}
    </>
  );
}
