import { notFound } from "next/navigation";
import { Screen } from "@/components/ishm/frame/root/screens-context";
import { InquiryView } from "@/components/ishm/inquiries/inquiry-view";
import { idOfSegment } from "@/lib/web/routing/known-routes";

type Props = { params: Promise<{ id: string }> };

/** Made on first request and kept, like every page: its HTML is the same for each number. */
export function generateStaticParams() {
  return [];
}

export default async function InquiriesPage({ params }: Props) {
  const { id } = await params;
  const vocIdx = idOfSegment(id);
  if (vocIdx === null) notFound();
  return (
    <Screen>
      <InquiryView vocIdx={vocIdx} />
    </Screen>
  );
}
