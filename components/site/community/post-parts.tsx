import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/layout/icons";
import type { FileLink } from "@/lib/contract/common";
import type { Language } from "@/lib/shared/languages";

type Neighbour = { href: string; title: string; label: string };

/** The newer and the older entry of a board, and the way back to its list. */
export async function NeighbourLinks({
  label,
  neighbours,
  listHref,
}: {
  label: string;
  neighbours: readonly Neighbour[];
  listHref: string;
}) {
  const t = await getTranslations("community");
  return (
    <nav aria-label={label} className="mt-16 max-w-[52rem]">
      <ul className={neighbours.length > 0 ? "border-t border-line" : "hidden"}>
        {neighbours.map((one) => (
          <li key={one.href} className="border-b border-line">
            <SiteLink href={one.href} className="flex flex-wrap gap-x-6 py-4 hover:underline">
              <span className="w-28 shrink-0 text-caption text-ink-3">{one.label}</span>
              <span className="min-w-40 flex-1">{one.title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <SiteLink href={listHref} className={buttonStyle("outline", "medium", "mt-8")}>
        <Icon name="list" />
        {t("list")}
      </SiteLink>
    </nav>
  );
}

/** Says that a text is shown in another language than the page. */
export async function LanguageNote({ shown }: { shown: Language }) {
  const [t, common] = await Promise.all([
    getTranslations("community.notice"),
    getTranslations("common.languageNames"),
  ]);
  return (
    <p className="mt-8 flex max-w-[52rem] items-start gap-2 bg-info-tint px-4 py-3 text-caption text-info">
      <Icon name="globe" className="mt-px" />
      {t("fallbackLanguage", { language: common(shown) })}
    </p>
  );
}

type Props = { files: readonly FileLink[]; label: string };

const kilobyte = 1024;

/** Files to download, each with its size. */
export async function FileList({ files, label }: Props) {
  const t = await getTranslations("common.fileSize");
  const sizeText = (bytes: number) =>
    bytes < kilobyte * kilobyte
      ? t("kb", { size: Math.max(1, Math.round(bytes / kilobyte)) })
      : t("mb", { size: Math.round((bytes / kilobyte / kilobyte) * 10) / 10 });
  return (
    <section aria-label={label} className="mt-12 max-w-[52rem] bg-sheet px-6 py-5">
      <h2 className="text-group font-semibold">{label}</h2>
      <ul className="mt-2">
        {files.map((file) => (
          <li key={file.fileIdx}>
            <a
              href={file.url}
              download={file.fileName}
              className="inline-flex min-h-9 max-w-full flex-wrap items-center gap-x-2"
            >
              <Icon name="download" className="text-pine-700" />
              <span className="link">{file.fileName}</span>
              <span className="text-caption text-ink-3">{sizeText(file.size)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
