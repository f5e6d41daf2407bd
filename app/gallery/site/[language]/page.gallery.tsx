import { FeedbackGallery } from "@/components/gallery/feedback-gallery";
import { FormGallery } from "@/components/gallery/form-gallery";
import { GalleryPage } from "@/components/gallery/gallery-page";
import { UiGallery } from "@/components/gallery/ui/ui-gallery";
import { wordsOf } from "@/components/gallery/words";

type Props = { params: Promise<{ language: string }> };

export default async function SiteGalleryPage({ params }: Props) {
  const words = wordsOf((await params).language);
  return (
    <GalleryPage surface="site" words={words}>
      <UiGallery words={words} />
      <FormGallery words={words} />
      <FeedbackGallery words={words} />
    </GalleryPage>
  );
}
