import type { Metadata } from "next";
import { ErrorScreen, errorMetadata } from "../error-screen";

type Props = { params: Promise<{ locale: string; status: string }> };

export const revalidate = 60;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => errorMetadata(params);

/** `/error?status=503`, which the front door shows here. */
export default async function ErrorStatusPage({ params }: Props) {
  const { status } = await params;
  return <ErrorScreen params={params} status={/^[45]\d\d$/.test(status) ? status : null} />;
}
