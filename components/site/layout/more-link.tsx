import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";
import { SiteLink } from "./site-link";

type Props = { href: string; text: string; className?: string };

/** Leads from a few of something to all of it. */
export function MoreLink({ href, text, className }: Props) {
  return (
    <SiteLink
      href={href}
      className={cn(
        "inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-1 underline-offset-[0.4em] hover:decoration-2",
        className,
      )}
    >
      {text}
      <Icon name="arrow-right" />
    </SiteLink>
  );
}
