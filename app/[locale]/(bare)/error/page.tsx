import type { Metadata } from "next";
import { ErrorScreen, errorMetadata } from "./error-screen";

type Props = { params: Promise<{ locale: string }> };

export const revalidate = 60;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => errorMetadata(params);

/** The error page of nobody knows which status. */
export default function ErrorPage({ params }: Props) {
  return <ErrorScreen params={params} status={null} />;
}
