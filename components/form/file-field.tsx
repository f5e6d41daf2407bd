"use client";

import { clsx } from "clsx";
import { type DragEvent, useId, useRef, useState } from "react";
import { MemberIcon } from "@/components/ui/layout/member-icons";
import { Field, type FieldTexts, fieldWiring } from "./field";
import { addFiles, type FileLimits, type FileRefusal } from "./file-rules";

export type FileFieldProps = FieldTexts & {
  id?: string;
  name?: string;
  value: readonly File[];
  onChange: (files: File[]) => void;
  /** Called with every file that a limit kept out; the caller turns it into `error`. */
  onRefuse?: (refusals: FileRefusal[]) => void;
  limits?: FileLimits;
  /** The words on the drop zone, which is also the button that opens the device's chooser. */
  chooseText: string;
  listTexts: FileListTexts;
  isDisabled?: boolean;
  fieldClassName?: string;
};

const zone =
  "relative flex min-h-24 flex-col items-center justify-center gap-2 rounded-control border-dashed px-5 py-4 text-center " +
  "text-ink-2 transition-colors hover:border-ink-2 has-[:focus-visible]:outline-3 " +
  "has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus";

/** Files by drop, by press or by keyboard: the whole zone is the native file input. */
export function FileField(props: FileFieldProps) {
  const { value, onChange, onRefuse, limits = {}, chooseText, listTexts, isDisabled = false } = props;
  const ownId = useId();
  const id = props.id ?? props.name ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function take(added: readonly File[]) {
    const { files, refusals } = addFiles(value, added, limits);
    if (files.length !== value.length) onChange(files);
    if (refusals.length > 0) onRefuse?.(refusals);
  }

  function remove(idx: number) {
    onChange(value.filter((_, other) => other !== idx));
    // The button that had the focus is gone with its file.
    input.current?.focus();
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) take([...event.dataTransfer.files]);
  };

  return (
    <Field
      id={id}
      label={props.label}
      hint={props.hint}
      error={props.error}
      requiredText={props.requiredText}
      className={props.fieldClassName}
    >
      <div
        data-slot="file-zone"
        data-over={isOver ? "" : undefined}
        className={clsx(
          zone,
          isOver ? "bg-selected" : "bg-field",
          isOver || props.error ? "border-2" : "border",
          props.error ? "border-bad" : isOver ? "border-primary" : "border-border",
        )}
      >
        <MemberIcon name="upload" />
        <span aria-hidden="true" className="text-caption font-semibold text-heading">
          {chooseText}
        </span>
        <input
          ref={input}
          type="file"
          name={props.name}
          multiple={limits.maxCount !== 1}
          accept={limits.accept}
          disabled={isDisabled}
          title={chooseText}
          {...fieldWiring(id, props)}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(!isDisabled);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // So that the same file can be chosen again after it was removed.
            event.target.value = "";
          }}
        />
      </div>
      <FileList files={value} texts={listTexts} onRemove={remove} />
    </Field>
  );
}

type FileListTexts = {
  /** The name of a file's remove button. */
  remove: (fileName: string) => string;
  /** A size in the reader's language, for example "2.4 MB". */
  size: (bytes: number) => string;
};

type FileListProps = { files: readonly File[]; texts: FileListTexts; onRemove: (idx: number) => void };

function FileList({ files, texts, onRemove }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul data-slot="file-list" className="mt-2 border-t border-line">
      {files.map((file, idx) => (
        <li
          key={`${file.name}-${file.size}-${file.lastModified}`}
          className="flex min-h-12 items-center gap-3 border-b border-line text-caption"
        >
          <MemberIcon name="paperclip" className="text-ink-3" />
          <span className="min-w-0 grow truncate">{file.name}</span>
          <span className="shrink-0 text-ink-3">{texts.size(file.size)}</span>
          <button
            type="button"
            data-slot="file-remove"
            aria-label={texts.remove(file.name)}
            onClick={() => onRemove(idx)}
            className="inline-flex size-10 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-bad"
          >
            <MemberIcon name="close" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}
