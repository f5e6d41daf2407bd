"use client";

import { useTranslations } from "next-intl";
import { useFileSize } from "@/components/form/use-file-size";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";
import type { FileLink } from "@/lib/contract/common";

type Props = {
  files: readonly FileLink[];
  removed: readonly number[];
  isReadOnly: boolean;
  onChange: (removed: readonly number[]) => void;
};

/** The files that the server has. A removed one goes with the next save, and can be taken back until then. */
export function SavedFiles({ files, removed, isReadOnly, onChange }: Props) {
  const t = useTranslations("ishm.board.files");
  const sizeOf = useFileSize();
  if (files.length === 0) return null;
  return (
    <ul className="border-t border-line">
      {files.map((file) => {
        const isRemoved = removed.includes(file.fileIdx);
        return (
          <li key={file.fileIdx} className="flex min-h-11 items-center gap-3 border-b border-line">
            <Icon name="paperclip" size={18} className="text-ink-3" />
            <a
              href={file.url}
              target="_blank"
              rel="noopener"
              className={cn("min-w-0 grow truncate hover:underline", isRemoved && "text-ink-3 line-through")}
            >
              {file.fileName}
            </a>
            <span className="shrink-0 text-chip text-ink-3">{sizeOf(file.size)}</span>
            {isReadOnly ? null : (
              <button
                type="button"
                aria-label={t(isRemoved ? "keep" : "remove", { name: file.fileName })}
                title={t(isRemoved ? "keep" : "remove", { name: file.fileName })}
                onClick={() =>
                  onChange(
                    isRemoved ? removed.filter((one) => one !== file.fileIdx) : [...removed, file.fileIdx],
                  )
                }
                className="inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-hover"
              >
                <Icon name={isRemoved ? "refresh" : "trash"} size={18} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
