"use client";

import { useCallback } from "react";
import { type CallOptions, call } from "@/lib/web/api/browser";
import type { BrowserInput } from "@/lib/web/api/browser-request";
import type { ImageUpload } from "./image-upload";

type Upload = (key: string, input: BrowserInput, options: CallOptions) => ReturnType<ImageUpload>;

/** Stores the images of a board's texts; what fails is told by the editor. */
export function useImageUpload(entity: string): ImageUpload {
  return useCallback(
    (file) => {
      const files = [{ part: "image", file }];
      return (call as Upload)(
        "POST /ops/images/{entity}",
        { params: { entity }, body: {}, files },
        { handled: true },
      );
    },
    [entity],
  );
}
