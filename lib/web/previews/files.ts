import { z } from "zod";
import { type FileLink, fileSchema } from "@/lib/contract/common";
import type { Preview } from "./previewed";

const files = z.array(fileSchema);

/** The files of the row that a preview shows; what is no file is left out. */
export function previewFiles({ payload }: Preview): FileLink[] {
  const read = files.safeParse(payload.files);
  return read.success ? read.data : [];
}
