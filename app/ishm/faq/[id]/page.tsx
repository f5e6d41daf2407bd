import { notFound } from "next/navigation";
import { FaqEditorView } from "@/components/ishm/faqs/faq-editor-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";
import { idOfSegment } from "@/lib/web/routing/known-routes";

type Props = { params: Promise<{ id: string }> };

/** Made on first request and kept, like every page: its HTML is the same for each number. */
export function generateStaticParams() {
  return [];
}

export default async function FaqPage({ params }: Props) {
  const { id } = await params;
  const faqIdx = idOfSegment(id);
  if (faqIdx === null) notFound();
  return (
    <Screen>
      <FaqEditorView faqIdx={faqIdx} />
    </Screen>
  );
}
