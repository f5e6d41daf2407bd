import "@/app/styles/office.css";
import "@/app/styles/office-editor.css";
import "@/app/styles/office-print.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { OfficeRoot } from "@/components/ishm/frame/root/office-root";
import { preloadFaces } from "@/lib/web/preload-faces";

export const metadata: Metadata = {
  title: "Back office",
  icons: { icon: "/icons/favicon.svg", apple: "/icons/apple-touch-icon.png" },
  robots: { index: false, follow: false },
  formatDetection: { telephone: false },
};

/** The back office: one empty page for everybody; who works and in which language is known in the browser only. */
export default function OfficeLayout({ children }: { children: ReactNode }) {
  preloadFaces("en");
  return (
    <html lang="en" data-surface="office">
      <body>
        <OfficeRoot>{children}</OfficeRoot>
      </body>
    </html>
  );
}
