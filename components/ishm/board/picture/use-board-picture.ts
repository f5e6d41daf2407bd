import { useMemo, useState } from "react";
import { type Crop, type Size, wholeCrop } from "@/components/photo/crop";
import type { PictureFault } from "@/components/photo/photo-file";
import { mostBytes, pictureToSend, sourceOf } from "@/components/photo/picture-to-send";
import { useFileUrls } from "@/components/photo/use-picture";
import { useOnce } from "@/lib/web/runtime/use-once";
import { useOffice } from "../../frame/root/office-context";

/** Actions on a picture besides choosing another one. */
export type PictureAction = "crop" | "keep" | "remove";

type Options = {
  savedUrl: string | null;
  value: File | null | undefined;
  size?: Size;
  isNeeded?: boolean;
  onChange: (next: File | null | undefined) => void;
};

/** The picture that the next save of a form leaves in its place: chosen, cut, taken away or kept. */
export function useBoardPicture({ savedUrl, value, size, isNeeded = false, onChange }: Options) {
  const { uploads } = useOffice();
  const { run, isBusy } = useOnce();
  const [refused, setRefused] = useState<{ name: string; fault: PictureFault } | null>(null);
  const urls = useFileUrls(useMemo(() => (value ? { value } : {}), [value]));
  const input = { to: size, maxBytes: uploads.imageBytes };
  const source = value ? sourceOf(value) : undefined;
  const canBeWithout = !(isNeeded && savedUrl);
  const actions: PictureAction[] = [];
  if (value && size) actions.push("crop");
  if (savedUrl && value !== undefined) actions.push("keep");
  if (canBeWithout && (value || (savedUrl && value === undefined))) actions.push("remove");

  const set = (next: File | null | undefined) => {
    setRefused(null);
    onChange(next);
  };
  const take = (file: File, crop?: Crop) =>
    run(async () => {
      const made = await pictureToSend(file, { ...input, crop });
      if (made.ok) set(made.value);
      else setRefused({ name: file.name, fault: made.failure });
    });

  return {
    url: value ? (urls.value ?? null) : savedUrl,
    /** The file that can be cropped again: the chosen one, or the original it was cropped from. */
    uncut: value && size ? { file: source?.file ?? value, crop: source?.crop ?? wholeCrop } : null,
    source,
    actions,
    refused,
    isBusy,
    megabytes: Math.round(mostBytes(input) / 1024 / 1024),
    take,
    keep: () => set(undefined),
    remove: () => set(savedUrl ? null : undefined),
  };
}
