import { clsx } from "clsx";
import { Sign } from "@/components/ui/layout/signs";
import { SiteLink } from "./site-link";

type Props = { href: string; text: string; className?: string };

/** Leads from a few of something to all of it. */
export function MoreLink({ href, text, className = "min-h-11" }: Props) {
  return (
    <SiteLink
      href={href}
      className={clsx(
        "inline-flex items-center gap-2 font-semibold underline decoration-1 underline-offset-[0.4em] hover:decoration-2",
        className,
      )}
    >
      {text}
      <Sign name="arrow-right" />
    </SiteLink>
  );
}
