import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Screen } from "@/components/ishm/frame/root/screens-context";
import { idOfSegment } from "@/lib/web/routing/known-routes";

/** A page of the back office with one view. */
export function officePage(view: ReactNode) {
  return () => <Screen>{view}</Screen>;
}

/** A page of one record by its number; 404 for any other last segment. */
export function recordPage(viewOf: (idx: number) => ReactNode) {
  return async ({ params }: { params: Promise<{ id: string }> }) => {
    const idx = idOfSegment((await params).id);
    if (idx === null) notFound();
    return <Screen>{viewOf(idx)}</Screen>;
  };
}

/** Rendered on first request and cached, like every page: the HTML is the same for each number. */
export const onFirstRequest = () => [];
