import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/layout/icons";
import type { PenaltyDetail } from "@/lib/contract/penalties/ops-penalties";
import { useFileSize } from "../form/use-file-size";
import { Panel } from "../frame/panel";

/** What was handed in to be let off, and how often that counted within a year. */
export function EvidencePanel({ penalty }: { penalty: PenaltyDetail }) {
  const t = useTranslations("ishm.penalties.evidence");
  const sizeOf = useFileSize();
  const { files, waivers } = penalty;
  return (
    <Panel title={t("title")}>
      <p className="text-ink-2">{t("used", waivers)}</p>
      {files.length > 0 ? (
        <>
          <p className="text-ink-2">{t("onRecord")}</p>
          <ul>
            {files.map((file) => (
              <li key={file.fileIdx} className="flex min-h-9 items-center gap-3">
                <Icon name="paperclip" size={18} className="text-ink-3" />
                <a
                  href={file.url}
                  target="_blank"
                  rel="noopener"
                  className="min-w-0 grow truncate hover:underline"
                >
                  {file.fileName}
                </a>
                <span className="shrink-0 text-chip text-ink-3">{sizeOf(file.size)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Panel>
  );
}
