import { type ClipboardEvent, type DragEvent, useEffect, useState } from "react";
import { readPicture } from "./photo-file";

type Read = { picture: ImageBitmap | null; isBroken: boolean };

const unread: Read = { picture: null, isBroken: false };

/** The picture of a file. Its memory is released with the screen, and it is read again when a live screen comes back. */
export function usePicture(file: File | null): Read {
  const [read, setRead] = useState(unread);
  useEffect(() => {
    if (!file) return;
    let isLeft = false;
    let picture: ImageBitmap | null = null;
    void readPicture(file).then((found) => {
      if (isLeft) return found?.close();
      picture = found;
      setRead({ picture, isBroken: found === null });
    });
    return () => {
      isLeft = true;
      picture?.close();
      setRead(unread);
    };
  }, [file]);
  return read;
}

/** Addresses under which the browser shows chosen files before they are sent, by the files' places. */
export function useFileUrls<Place extends string>(
  files: Partial<Record<Place, File>>,
): Partial<Record<Place, string>> {
  const [urls, setUrls] = useState<Partial<Record<Place, string>>>({});
  useEffect(() => {
    const made = Object.entries<File | undefined>(files).flatMap(([place, file]) =>
      file ? [[place, URL.createObjectURL(file)] as const] : [],
    );
    setUrls(Object.fromEntries(made) as Partial<Record<Place, string>>);
    return () => {
      for (const [, url] of made) URL.revokeObjectURL(url);
    };
  }, [files]);
  return urls;
}

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
