"use client";

import type { GalleryWords } from "../words";
import { ActionGallery } from "./action-gallery";
import { ExampleOffice } from "./example-office";
import { FrameGallery } from "./frame-gallery";
import { ListGallery } from "./list-gallery";
import { OfficeFormGallery } from "./office-form-gallery";

type Props = { words: GalleryWords };

/** The kit that the screens of the back office are made of. */
export function OfficeGallery({ words }: Props) {
  return (
    <ExampleOffice words={words}>
      <FrameGallery words={words} />
      <ListGallery words={words} />
      <OfficeFormGallery words={words} />
      <ActionGallery words={words} />
    </ExampleOffice>
  );
}
