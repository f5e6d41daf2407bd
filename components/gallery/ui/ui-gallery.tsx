import { SpecimenGroup } from "../specimens";
import type { GalleryWords } from "../words";
import { ButtonSpecimens } from "./buttons";
import { ControlSpecimens } from "./controls";
import { LayoutSpecimens } from "./layouts";
import { OverlaySpecimens } from "./overlays";

type Props = { words: GalleryWords };

/** Every primitive in every state. */
export function UiGallery({ words }: Props) {
  return (
    <>
      <SpecimenGroup title="components/ui">
        <ButtonSpecimens words={words} />
        <ControlSpecimens words={words} />
        <OverlaySpecimens words={words} />
      </SpecimenGroup>
      <SpecimenGroup title="components/ui/layout">
        <LayoutSpecimens words={words} />
      </SpecimenGroup>
    </>
  );
}
