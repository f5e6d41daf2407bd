import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import messages from "@/messages/en.json";

/** The texts of the parts that account pages share. */
export function MemberTexts({ children }: { children: ReactNode }) {
  const { identity, newPassword, address, signup, common } = messages;
  return (
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ identity, newPassword, address, signup, common }}
    >
      {children}
    </NextIntlClientProvider>
  );
}
