import { notFound } from "next/navigation";

/** Every other address of the back office. */
export default function UnknownPage() {
  notFound();
}
