import { sanitizeRichText } from "@/lib/shared/rich-text";
import { cn } from "./cn";

type Props = { html: string; lang?: string; className?: string };

/** Text that an admin wrote; cleaned here once more, with the same allow-list as when it was stored (S-74). */
export function RichText({ html, lang, className }: Props) {
  const clean = { __html: sanitizeRichText(html) };
  return <div lang={lang} className={cn("prose", className)} dangerouslySetInnerHTML={clean} />;
}
