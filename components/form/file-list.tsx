import { Icon } from "@/components/ui/layout/icons";

export type FileListTexts = {
  /** The name of a file's remove button. */
  remove: (fileName: string) => string;
  /** A size in the reader's language, for example "2.4 MB". */
  size: (bytes: number) => string;
};

type FileListProps = { files: readonly File[]; texts: FileListTexts; onRemove: (idx: number) => void };

export function FileList({ files, texts, onRemove }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul data-slot="file-list" className="mt-2 border-t border-line">
      {files.map((file, idx) => (
        <li
          key={`${file.name}-${file.size}-${file.lastModified}`}
          className="flex min-h-12 items-center gap-3 border-b border-line text-caption"
        >
          <Icon name="paperclip" className="text-ink-3" />
          <span className="min-w-0 grow truncate">{file.name}</span>
          <span className="shrink-0 text-ink-3">{texts.size(file.size)}</span>
          <button
            type="button"
            data-slot="file-remove"
            aria-label={texts.remove(file.name)}
            onClick={() => onRemove(idx)}
            className="inline-flex size-10 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-bad"
          >
            <Icon name="close" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}
