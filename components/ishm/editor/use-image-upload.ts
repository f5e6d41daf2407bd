"use client";

import { useCallback } from "react";
import type { BoardEntity } from "@/lib/contract/board-entities";
import { call } from "@/lib/web/api/browser";
import type { ImageUpload } from "./image-upload";

/** Stores the images of a board's texts; what fails is told by the editor. */
export function useImageUpload(entity: BoardEntity): ImageUpload {
  return useCallback(
    (file) => {
      const files = [{ part: "image", file }];
      return call("POST /ops/images/{entity}", { params: { entity }, body: {}, files }, { handled: true });
    },
    [entity],
  );
}
