"use client";

import { useCallback } from "react";
import { type BoardEntity, isPageEntity } from "@/lib/contract/boards/board-entities";
import { call } from "@/lib/web/api/browser";
import type { ImageUpload } from "./image-upload";

/** Stores the images of the texts of a board of the site; the editor reports failures. Other texts take none. */
export function useImageUpload(entity: BoardEntity): ImageUpload | undefined {
  const page = isPageEntity(entity) ? entity : null;
  const upload = useCallback<ImageUpload>(
    (file) => {
      if (page === null) throw new Error("These texts take no images.");
      const files = [{ part: "image", file }];
      return call(
        "POST /ops/images/{entity}",
        { params: { entity: page }, body: {}, files },
        { handled: true },
      );
    },
    [page],
  );
  return page === null ? undefined : upload;
}
