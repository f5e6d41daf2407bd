import { useEffect, useState } from "react";
import { readPicture } from "./photo-file";

type Read = { picture: ImageBitmap | null; isBroken: boolean };

const unread: Read = { picture: null, isBroken: false };

/** The picture of a file. Its memory is let go with the screen, and it is read again when a kept one comes back. */
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
