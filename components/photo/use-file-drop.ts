import { type ClipboardEvent, type DragEvent, useState } from "react";

/** A place that takes one file by drop, or by paste while the focus is in it; other pasting stays as it is. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, files: FileList) => {
    const [file] = files;
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        setIsOver(false);
        take(event, event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
    },
  };
}
