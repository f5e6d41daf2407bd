import { Blob as NodeBlob, File as NodeFile } from "node:buffer";
import { fireEvent } from "@testing-library/react";
import { fileOf } from "../office";

/** A picture of a test tells its size, and whether it is see-through, in words: `1600x900 see-through`. */
export function pictureOf(words: string, name: string, type = "image/png"): File {
  return fileOf(words, name, type);
}

/** The last drawing: the part of the picture (left, top, width, height), and the pixels of the file made of it. */
export const drawn = { part: [] as number[], size: [] as number[], isSeeThrough: false };
/** Addresses of files that the browser keeps in memory. */
export const liveUrls = new Set<string>();
let urlCount = 0;

async function readWords(file: File) {
  const text = await file.text();
  const [, width, height] = /^(\d+)x(\d+)/.exec(text) ?? [];
  if (!width) throw new DOMException("The source image could not be decoded.");
  return Object.assign(new String(text), {
    width: Number(width),
    height: Number(height),
    close() {
      Object.assign(this, { width: 0, height: 0 });
    },
  });
}

/** jsdom neither reads nor draws pictures: what is drawn here tells in words what it was asked for. */
export function teachPictures() {
  // Files that are made here are sent by this Node's own FormData, as those of `fileOf` are.
  Object.assign(globalThis, { createImageBitmap: readWords, File: NodeFile });
  URL.createObjectURL = (file) => {
    const url = `blob:${"name" in file ? file.name : ""}#${++urlCount}`;
    liveUrls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void liveUrls.delete(url);
  const pen = {
    clearRect: () => undefined,
    drawImage(picture: ImageBitmap, ...numbers: number[]) {
      if (picture.width === 0) throw new DOMException("The picture was let go.", "InvalidStateError");
      drawn.part = numbers.slice(0, 4).map(Math.round);
      drawn.isSeeThrough = String(picture).includes("see-through");
    },
    getImageData: () => ({ data: [0, 0, 0, 255, 0, 0, 0, drawn.isSeeThrough ? 0 : 255] }),
  };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => pen,
    toBlob(this: HTMLCanvasElement, done: (blob: NodeBlob) => void, type: string) {
      drawn.size = [this.width, this.height];
      done(new NodeBlob([drawn.size.join("x")], { type }));
    },
  });
}

/** A shown picture has come from its address. */
export function load(image: HTMLElement, naturalWidth: number, naturalHeight: number) {
  Object.defineProperties(image, {
    naturalWidth: { value: naturalWidth, configurable: true },
    naturalHeight: { value: naturalHeight, configurable: true },
  });
  fireEvent.load(image);
}
