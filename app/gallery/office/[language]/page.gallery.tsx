import { FeedbackGallery } from "@/components/gallery/feedback-gallery";
import { FormGallery } from "@/components/gallery/form-gallery";
import { GalleryPage } from "@/components/gallery/gallery-page";
import { OfficeGallery } from "@/components/gallery/office/office-gallery";
import { UiGallery } from "@/components/gallery/ui/ui-gallery";
import { wordsOf } from "@/components/gallery/words";

type Props = { params: Promise<{ language: string }> };

export default async function OfficeGalleryPage({ params }: Props) {
  const words = wordsOf((await params).language);
  return (
    <GalleryPage surface="office" words={words}>
      <UiGallery words={words} />
      <FormGallery words={words} />
      <FeedbackGallery words={words} />
      <OfficeGallery words={words} />
    </GalleryPage>
  );
}
