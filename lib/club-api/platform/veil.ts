import { maskEmail, maskLoginId, maskName, maskPhone } from "@/lib/shared/texts/mask";

/** How names, login ids and addresses leave a read of the back office (checklist P-08). */
export type Veil = {
  isMasked: boolean;
  /** Why somebody looks; null for the masked look. It goes on record with the view. */
  reason: string | null;
  name(text: string): string;
  loginId(text: string): string;
  phone<T extends string | null>(text: T): T;
  email(text: string): string;
};

function clear<T>(text: T): T {
  return text;
}

function maskedPhone<T extends string | null>(text: T): T {
  return (text === null ? null : maskPhone(text)) as T;
}

/** Masked by default; in the clear for who says why. */
export function veilFor(reason: string | undefined): Veil {
  return reason === undefined
    ? {
        isMasked: true,
        reason: null,
        name: maskName,
        loginId: maskLoginId,
        phone: maskedPhone,
        email: maskEmail,
      }
    : { isMasked: false, reason, name: clear, loginId: clear, phone: clear, email: clear };
}
