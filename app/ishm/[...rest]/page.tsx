import { notFound } from "next/navigation";

export function generateStaticParams() {
  return [];
}

/** Every other address of the back office. */
export default function UnknownPage() {
  notFound();
}
