import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/layout/icons";
import type { FileLink } from "@/lib/contract/common";

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
            <a href={file.url} download={file.fileName} className="inline-flex min-h-9 items-center gap-2">
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
