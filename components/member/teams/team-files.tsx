import { useTranslations } from "next-intl";
import { useState } from "react";
import { FileField } from "@/components/form/file-field";
import { Button } from "@/components/ui/button";
import type { TeamForm } from "./place";

type Props = {
  kept: TeamForm["files"];
  removed: readonly number[];
  files: readonly File[];
  setFiles(files: File[]): void;
  remove(fileIdx: number): void;
};

const bytesPerKb = 1024;
const limits = { maxCount: 5, maxBytesPerFile: 10 * bytesPerKb * bytesPerKb };

/** Files of a form: those that the club has, and new ones. */
export function TeamFiles({ kept, removed, files, setFiles, remove }: Props) {
  const t = useTranslations("teams.files");
  const common = useTranslations("common");
  const [isRefused, setRefused] = useState(false);
  const size = (bytes: number) =>
    common("fileSize.kb", { size: Math.max(1, Math.round(bytes / bytesPerKb)) });
  return (
    <div className="min-w-0 min-[700px]:col-span-2">
      {kept
        .filter(({ fileIdx }) => !removed.includes(fileIdx))
        .map((file) => (
          <p key={file.fileIdx} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1.5">
            <a href={file.url} className="link inline-flex min-h-9 items-center">
              {file.fileName}
            </a>
            <span className="text-caption text-ink-3">{size(file.size)}</span>
            <Button variant="quiet" size="small" onClick={() => remove(file.fileIdx)}>
              {t("remove", { fileName: file.fileName })}
            </Button>
          </p>
        ))}
      <FileField
        name="files"
        label={t("label")}
        hint={t("hint")}
        value={files}
        limits={limits}
        error={isRefused ? t("refused") : undefined}
        chooseText={t("choose")}
        listTexts={{ remove: (fileName) => t("remove", { fileName }), size }}
        onRefuse={() => setRefused(true)}
        onChange={(chosen) => {
          setRefused(false);
          setFiles(chosen);
        }}
      />
    </div>
  );
}
