import { notFound } from "next/navigation";
import { EventEditorView } from "@/components/ishm/events/event-editor-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

type Props = { params: Promise<{ id: string }> };

/** Made on first request and kept, like every page: its HTML is the same for each number. */
export function generateStaticParams() {
  return [];
}

export default async function EventPage({ params }: Props) {
  const { id } = await params;
  if (!/^[1-9]\d{0,14}$/.test(id)) notFound();
  return (
    <Screen>
      <EventEditorView eventIdx={Number(id)} />
    </Screen>
  );
}
